import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Device } from '../protocol';
import { keepGame, keptGames } from '../storage';
import { text } from '../text';
import Devices from './Devices.svelte';

const words = text.devices;
const device = (id: string, browser: string, here = false): Device => ({
  id,
  browser,
  system: 'Linux',
  seen: '2026-11-27',
  here,
});
const here = device('1', 'Firefox', true);
const phone = device('2', 'Chrome');
const tablet = device('3', '');

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(api, 'getDevices').mockResolvedValue([here, phone, tablet]);
});
afterEach(() => void vi.restoreAllMocks());

const rows = () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0]!);

it('lists the browsers, each by name and day, and says which is this one', async () => {
  render(Devices, { onforgotten: () => {} });
  await screen.findByText(words.here);
  expect(rows().map((row) => row.querySelector('b')!.textContent)).toEqual([
    'Firefox on Linux',
    'Chrome on Linux',
    'Linux',
  ]);
  expect(rows()[1]!.textContent).toContain(words.seen('Nov 27'));
});

it('shows the link as text and as a square', async () => {
  const link = 'https://play.example/link#secret';
  vi.spyOn(api, 'makeDeviceLink').mockResolvedValue({ link, seconds: 600 });
  render(Devices, { onforgotten: () => {} });
  await press(words.ask);
  expect((screen.getByLabelText(words.link) as HTMLInputElement).value).toBe(link);
  expect(screen.getByRole('img', { name: text.share.squareOf(words.link) })).toBeTruthy();
});

it('signs out another browser when asked twice, and keeps to what is left', async () => {
  const signed = vi.spyOn(api, 'signOut').mockResolvedValue([here, tablet]);
  render(Devices, { onforgotten: () => {} });
  await screen.findByText(words.here);
  await press(words.signOut);
  expect(signed).not.toHaveBeenCalled();
  await press(text.table.yes);
  expect(signed).toHaveBeenCalledWith('2');
  expect(rows()).toHaveLength(2);
});

it('forgets the games here with the session, and no others', async () => {
  const seat = { variant: 'draughts', title: '', seat: 'South', token: 't', seen: 1, opponents: [] };
  keepGame({ id: 'a', ...seat, ended: null });
  const signed = vi.spyOn(api, 'signOut').mockResolvedValue([]);
  const forgotten = vi.fn<() => void>();
  render(Devices, { onforgotten: forgotten });
  await screen.findByText(words.here);
  await press(words.forget);
  await press(text.table.yes);
  expect(signed).toHaveBeenCalledWith('1');
  expect([keptGames(), forgotten.mock.calls.length]).toEqual([[], 1]);
});

it('says why something was not done, and loses nothing', async () => {
  vi.spyOn(api, 'signOutOthers').mockRejectedValue(new api.ApiError(503, 'The server cannot.'));
  render(Devices, { onforgotten: () => {} });
  await screen.findByText(words.here);
  await press(words.signOutOthers);
  await press(text.table.yes);
  expect((await screen.findByRole('alert')).textContent).toBe('The server cannot.');
  expect(rows()).toHaveLength(3);
});
