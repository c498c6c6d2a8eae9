import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { NoticeState } from '../protocol';
import { notices as words } from '../text';
import NoticeSettings from './NoticeSettings.svelte';
import { browserWithPushes } from './testing';

const NOTHING: NoticeState = { push: null, here: false, mail: null, rings: false, bell: null, hour: null };
const offers = (change: Partial<NoticeState>) =>
  vi.spyOn(api, 'getNotices').mockResolvedValue({ ...NOTHING, ...change });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows nothing where the server sends nothing', async () => {
  const asked = offers({});
  render(NoticeSettings, { variants: [] });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText(words.title)).toBeNull();
});

it('sends a link to an address', async () => {
  offers({ mail: { address: null, confirmed: false } });
  const put = vi.spyOn(api, 'putMail').mockResolvedValue(new Response());
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  await userEvent.type(screen.getByLabelText(words.address), 'anna@example.org');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(put).toHaveBeenCalledWith('anna@example.org');
});

it('sends the link again to somebody who has lost the mail, or says why not', async () => {
  offers({ mail: { address: 'anna@example.org', confirmed: false } });
  const put = vi.spyOn(api, 'putMail').mockRejectedValue(new api.ApiError(429, 'A mail has gone.'));
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  await userEvent.click(screen.getByRole('button', { name: words.again }));
  expect(put).toHaveBeenCalledWith('anna@example.org');
  expect((await screen.findByRole('alert')).textContent).toBe('A mail has gone.');
});

it('says why an address is not taken', async () => {
  offers({ mail: { address: null, confirmed: false } });
  vi.spyOn(api, 'putMail').mockRejectedValue(new api.ApiError(422, 'This is no e-mail address.'));
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  await userEvent.type(screen.getByLabelText(words.address), 'anna@example');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect((await screen.findByRole('alert')).textContent).toBe('This is no e-mail address.');
});

it('says on an iPhone how the page is installed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
  offers({ push: 'key' });
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  expect(screen.getByText(words.iphone)).toBeTruthy();
  expect(screen.queryByLabelText(words.push)).toBeNull();
});

it('offers the bell only to players whom a notice can reach', async () => {
  offers({ rings: true, mail: { address: 'anna@example.org', confirmed: false } });
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  expect(screen.queryByLabelText(words.bell)).toBeNull();
});

it('lets a player come to the club hour', async () => {
  const hour = { begins: 1_800_000_000, coming: 1, yours: false };
  offers({ hour });
  const say = vi.spyOn(api, 'sayComing').mockResolvedValue({ ...hour, coming: 2, yours: true });
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  await userEvent.click(screen.getByRole('button', { name: words.come }));
  expect(say).toHaveBeenCalledWith(true);
});

it('says why a browser takes no pushes, and does not seem to be told', async () => {
  browserWithPushes().refuses = true;
  offers({ push: 'AQID', mail: { address: null, confirmed: false } });
  render(NoticeSettings, { variants: [] });
  await userEvent.click(await screen.findByText(words.title));
  const box = screen.getByLabelText<HTMLInputElement>(words.push);
  await userEvent.click(box);
  expect((await screen.findByRole('alert')).textContent).toBe(words.pushFailed);
  expect(box.checked).toBe(false);
  expect(screen.getByLabelText(words.address), 'mails come all the same').toBeTruthy();
});

it('says by itself that notices reach this device no more', async () => {
  const browser = browserWithPushes();
  await browser.subscribe('BAUG'); // a former key of the server
  browser.refuses = true;
  offers({ push: 'AQID', here: true });
  vi.spyOn(api, 'dropPush').mockResolvedValue(new Response());
  render(NoticeSettings, { variants: [] });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`${words.pushLost} ${words.pushFailed}`);
  expect(alert.closest('details')!.open).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(words.push).checked).toBe(false);
});
