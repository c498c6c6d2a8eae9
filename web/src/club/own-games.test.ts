import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Me, SeatBinding } from '../protocol';
import { keepGame, keptGames, type KeptGame } from '../storage';
import { ownGames } from './own-games';
import { mine } from './testing';

const kept = (id: string, change: Partial<KeptGame> = {}): KeptGame => ({
  id,
  variant: 'draughts',
  title: 'Draughts',
  seat: 'South',
  token: `token-${id}`,
  seen: 1,
  opponents: [],
  ended: null,
  ...change,
});

const anna: Me['player'] = { name: 'Anna', kind: 'guest' };
const meOf = (ids: string[], change: Partial<Me> = {}): Me => ({
  player: anna,
  games: ids.map((id) => mine(id)),
  more: false,
  ...change,
});

/** The server's answers, one after the other; what is bound is answered by `problem`. */
function server(answers: Me[], problem: (table: string) => string | null = () => null) {
  let asked = 0;
  vi.spyOn(api, 'getMe').mockImplementation(async () => answers[Math.min(asked++, answers.length - 1)]!);
  return vi.spyOn(api, 'bindSeats').mockImplementation(async (seats) =>
    seats.map(({ table }): SeatBinding => {
      const error = problem(table);
      return { table, problem: error === null ? null : { error, message: '' } };
    }),
  );
}

const ids = (me: Me | null) => me?.games.map(({ table }) => table);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('sends the seats of this browser that the server does not list, and no others', async () => {
  for (const id of ['a', 'b', 'c']) keepGame(kept(id));
  const bound = server([meOf(['a']), meOf(['a', 'b', 'c'])]);
  expect(ids(await ownGames())).toEqual(['a', 'b', 'c']);
  expect(bound.mock.calls).toHaveLength(1);
  expect(bound.mock.calls[0]![0]).toEqual(
    expect.arrayContaining([
      { table: 'b', token: 'token-b' },
      { table: 'c', token: 'token-c' },
    ]),
  );
});

it('does not send again what can never be ours, and keeps it', async () => {
  for (const id of ['theirs', 'later']) keepGame(kept(id));
  const bound = server([meOf([])], (id) => (id === 'theirs' ? 'another_player' : 'not_kept'));
  await ownGames();
  await ownGames();
  expect(bound.mock.calls.map(([seats]) => seats.map(({ table }) => table).sort())).toEqual([
    ['later', 'theirs'],
    ['later'],
  ]);
  expect(keptGames()).toHaveLength(2);
});

it('sends no more seats at once than the server takes', async () => {
  for (let i = 0; i < 45; i += 1) keepGame(kept(`t${i}`));
  const bound = server([meOf([])], () => 'another_player');
  await ownGames();
  expect(bound.mock.calls.map(([seats]) => seats.length)).toEqual([20, 20, 5]);
});

it('forgets here what was taken off the list on another device', async () => {
  keepGame(kept('hidden'));
  keepGame(kept('without', { token: null }));
  keepGame(kept('apart', { apart: true }));
  server([meOf(['shown'])]);
  await ownGames();
  expect(keptGames().map(({ id }) => id)).toEqual(['apart']);
});

it('knows nobody where the browser keeps no cookie, and forgets nothing there', async () => {
  keepGame(kept('a'));
  server([meOf([], { player: null })]);
  expect(await ownGames()).toBeNull();
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const asked = vi.spyOn(api, 'getMe').mockClear();
  expect(await ownGames()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(keptGames()).toHaveLength(1);
});

it('asks for further pages as long as games go on', async () => {
  const over = meOf([], { games: [mine('c', { ended: 'Over.' })], more: true });
  server([meOf(['a'], { more: true }), meOf(['b'], { more: true }), over]);
  expect(ids(await ownGames())).toEqual(['a', 'b', 'c']);
});
