import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { LobbyMessage, LobbyRequest } from '../../protocol';
import { browserLooks, markBrowserLooks, markLooks } from '../../storage';
import type { Transport } from '../../transport';
import { account } from '../../club/account.svelte';
import { device } from '../../club/device.svelte';
import { text } from '../../text';
import { meeting } from './meeting.svelte';
import { ANNA, lobbyIs, seekOf } from './testing';

interface Fake extends Transport<LobbyRequest, LobbyMessage> {
  sent: LobbyRequest[];
  closed: boolean;
}
let lines: Fake[] = [];
const line = () => lines.at(-1)!;

function fake(): Fake {
  const made: Fake = {
    onopen: null,
    onmessage: null,
    onclose: null,
    sent: [],
    closed: false,
    send: (message) => made.sent.push(message),
    close: () => (made.closed = true),
  };
  lines.push(made);
  return made;
}

beforeEach(() => {
  lines = [];
  vi.spyOn(api, 'openLobby').mockImplementation(fake);
});
afterEach(() => {
  meeting.leave();
  meeting.looks = false;
  account.name = null;
  markLooks(false);
  markBrowserLooks(false);
  vi.restoreAllMocks();
});

/** The host says what concerns us. */
const own = (seek = seekOf(), player: typeof ANNA | null = ANNA) =>
  line().onmessage?.({ type: 'own', player, seek, challenges: [], begun: [] });

it('ends a search when the connection is back that was to end without one', async () => {
  const end = vi.spyOn(api, 'endSeek').mockRejectedValueOnce(new api.ApiError(0, ''));
  end.mockResolvedValue(new Response(null, { status: 204 }));
  lobbyIs({}, { seek: seekOf() });
  await meeting.stop();
  expect([end.mock.calls.length, meeting.state.own.seek]).toEqual([1, null]);
  meeting.follow();
  line().onopen?.();
  own();
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(2));
});

it.each([
  ['that this device was signed out', null, text.link.signedOut],
  ['nothing of that to somebody who is banned', { reason: 'Rude.', ends: null }, ''],
])('says %s when the line ends', async (_, ban, told) => {
  const line: Transport<LobbyRequest, LobbyMessage> = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => {},
    close: () => {},
  };
  vi.spyOn(api, 'openLobby').mockReturnValue(line);
  const asked = vi
    .spyOn(api, 'getAccount')
    .mockResolvedValue({ account: null, passkeys: false, mail: false, ban });
  device.said = '';
  meeting.follow();
  line.onclose?.(4401, 'You have been signed out on this device.');
  await vi.waitFor(() => expect([device.said, account.ban, asked.mock.calls.length]).toEqual([told, ban, 1]));
});

it('says that we are here when somebody was found', () => {
  meeting.follow();
  own(seekOf());
  expect(line().sent).toEqual([]);
  own(seekOf({ pairing: true }));
  expect(line().sent).toEqual([{ type: 'confirm' }]);
});

it('leaves with the page, and comes back with it', () => {
  meeting.follow();
  own();
  dispatchEvent(new Event('pagehide'));
  expect([lines.length, line().closed]).toEqual([1, true]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([lines.length, line().closed]).toEqual([2, false]);
});

it('shows in every tab what one of them looks for, and also where that made this browser a player', () => {
  lobbyIs();
  meeting.state = { ...meeting.state, own: { player: null, seek: null, challenges: [], begun: [] } };
  meeting.follow();
  expect(meeting.busy).toBe(false);
  markBrowserLooks(true); // as another tab does it
  meeting.noteOtherTab();
  expect([meeting.busy, lines.length]).toEqual([true, 2]);
  meeting.noteOtherTab(); // whatever else is kept
  expect(lines).toHaveLength(2);
  own();
  meeting.noteOtherTab();
  expect(lines).toHaveLength(2);
});

it('notes for other tabs what we look for', () => {
  meeting.follow();
  own(seekOf());
  expect(browserLooks()).toBe(true);
  line().onmessage?.({ type: 'own', player: ANNA, seek: null, challenges: [], begun: [] });
  expect([browserLooks(), meeting.looks]).toEqual([false, false]);
});

it('follows the lobby on every page of an account', () => {
  lobbyIs();
  expect(meeting.busy).toBe(false);
  account.name = 'Anna';
  expect(meeting.busy).toBe(true);
});
