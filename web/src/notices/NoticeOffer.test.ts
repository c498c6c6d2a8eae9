import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { NoticeState } from '../protocol';
import { notices as words } from '../text';
import NoticeOffer from './NoticeOffer.svelte';
import { browserWithPushes } from './testing';

const NOTHING: NoticeState = { push: null, here: false, mail: null, rings: false, bell: null, hour: null };
const NO_MAIL = { address: null, confirmed: false };
const offers = (change: Partial<NoticeState>) =>
  vi.spyOn(api, 'getNotices').mockResolvedValue({ ...NOTHING, ...change });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks after a turn, and not again', async () => {
  const asked = offers({ mail: NO_MAIL });
  const { rerender, unmount } = render(NoticeOffer, { moved: false });
  expect(asked).not.toHaveBeenCalled();
  await rerender({ moved: true });
  await userEvent.click(await screen.findByRole('button', { name: words.offerNo }));
  expect(screen.queryByText(words.offer)).toBeNull();
  unmount();
  render(NoticeOffer, { moved: true });
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  {},
  { mail: { address: 'anna@example.org', confirmed: false } },
  { push: 'key', here: true, mail: NO_MAIL },
])('asks nobody who has chosen, or where nothing is sent: %j', async (change) => {
  const asked = offers(change);
  render(NoticeOffer, { moved: true });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText(words.offer)).toBeNull();
});

it('takes an address, and says that a mail has come', async () => {
  offers({ mail: NO_MAIL });
  const put = vi.spyOn(api, 'putMail').mockResolvedValue(new Response());
  render(NoticeOffer, { moved: true });
  await userEvent.click(await screen.findByRole('button', { name: words.offerMail }));
  await userEvent.type(screen.getByLabelText(words.address), 'anna@example.org');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(put).toHaveBeenCalledWith('anna@example.org');
  expect((await screen.findByRole('status')).textContent).toBe(words.unconfirmed('anna@example.org'));
  await userEvent.click(screen.getByRole('button', { name: words.offerDone }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says why an address is not taken', async () => {
  offers({ mail: NO_MAIL });
  vi.spyOn(api, 'putMail').mockRejectedValue(new api.ApiError(422, 'This is no e-mail address.'));
  render(NoticeOffer, { moved: true });
  await userEvent.click(await screen.findByRole('button', { name: words.offerMail }));
  await userEvent.type(screen.getByLabelText(words.address), 'anna@example');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect((await screen.findByRole('alert')).textContent).toBe('This is no e-mail address.');
});

it('stays with a sentence and the offer of mails if the browser takes no pushes', async () => {
  const browser = browserWithPushes();
  browser.refuses = true;
  offers({ push: 'AQID', mail: NO_MAIL });
  const put = vi.spyOn(api, 'putPush').mockResolvedValue(new Response());
  render(NoticeOffer, { moved: true });
  await userEvent.click(await screen.findByRole('button', { name: words.offerPush }));
  expect((await screen.findByRole('alert')).textContent).toBe(words.pushFailed);
  expect(screen.getByRole('button', { name: words.offerMail })).toBeTruthy();
  browser.refuses = false;
  await userEvent.click(screen.getByRole('button', { name: words.offerPush }));
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(put).toHaveBeenCalledOnce();
});

it('says on an iPhone how the page is installed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)');
  offers({ push: 'key' });
  render(NoticeOffer, { moved: true });
  expect(await screen.findByText(words.iphone)).toBeTruthy();
});
