import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { LobbyMessage, LobbyRequest } from '../../protocol';
import type { Transport } from '../../transport';
import { account } from '../../club/account.svelte';
import { device } from '../../club/device.svelte';
import { text } from '../../text';
import { meeting } from './meeting.svelte';
import { ANNA, lobbyIs, seekOf } from './testing';

afterEach(() => {
  meeting.leave();
  vi.restoreAllMocks();
});

it('ends a search when the connection is back that was to end without one', async () => {
  const line: Transport<LobbyRequest, LobbyMessage> = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => {},
    close: () => {},
  };
  vi.spyOn(api, 'openLobby').mockReturnValue(line);
  const end = vi.spyOn(api, 'endSeek').mockRejectedValueOnce(new api.ApiError(0, ''));
  end.mockResolvedValue(new Response(null, { status: 204 }));
  lobbyIs({}, { seek: seekOf() });
  await meeting.stop();
  expect([end.mock.calls.length, meeting.state.own.seek]).toEqual([1, null]);
  meeting.follow();
  line.onopen?.();
  line.onmessage?.({ type: 'own', player: ANNA, seek: seekOf(), challenges: [] });
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
