import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import * as own from '../club/own-games';
import { mine } from '../club/testing';
import type { MyGame } from '../protocol';
import { go } from '../router.svelte';
import { keepGame, keptGames } from '../storage';
import { daily, text } from '../text';
import MyGames from './MyGames.svelte';

const game = (id: string) => ({
  id,
  variant: 'draughts',
  title: `Draughts ${id}`,
  seat: 'South',
  token: 't',
  seen: 1,
  opponents: ['Otter'],
  ended: null,
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The server has these games in our list. */
function listed(games: MyGame[], more = false) {
  return vi
    .spyOn(own, 'ownGames')
    .mockResolvedValue({ player: { name: 'Anna', kind: 'guest' }, games, more });
}
const titles = () => [...document.querySelectorAll('li b')].map((title) => title.textContent);
const named = (id: string, change: Partial<MyGame> = {}) => mine(id, { title: id, ...change });

it('leaves room for the games to begin: more than three are folded away, and counted', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) keepGame(game(id));
  render(MyGames, { variants: [] });
  const fold = screen.getByText('All my games (5)').closest('details')!;
  expect([fold.open, fold.querySelectorAll('li').length]).toEqual([false, 2]);
  expect(document.querySelectorAll('li')).toHaveLength(5);
});

it('folds nothing where there are few', () => {
  for (const id of ['a', 'b', 'c']) keepGame(game(id));
  render(MyGames, { variants: [] });
  expect(screen.queryByText(/All my games/)).toBeNull();
});

it('shows the games of all devices, those that ask first, and with them those of this browser alone', async () => {
  keepGame({ ...game('here'), title: 'here', seen: 9e12 });
  listed([
    named('waits', { created: 3 }),
    named('asks', { asked: true, created: 2 }),
    named('won', { ended: 'Won.' }),
  ]);
  render(MyGames, { variants: [] });
  await screen.findByText(text.mine.yourTurn);
  expect(titles().map((title) => title!.split(',')[0])).toEqual(['asks', 'here', 'waits', 'won']);
  expect(screen.getByText(text.devices.title)).toBeTruthy();
  expect(screen.queryByText(text.mine.keep)).toBeNull();
});

it('names an attempt at the duel, and leads to its results while its replay is held back', async () => {
  listed([
    named('today', { duel: true, ended: 'Won.', held_back: true }),
    named('before', { duel: true, ended: 'Lost.', created: 1 }),
  ]);
  render(MyGames, { variants: [] });
  await userEvent.click(
    await screen.findByRole('button', { name: `Results: ${daily.title}: today, South against Otter` }),
  );
  expect(location.pathname).toBe('/daily');
  go('/');
  expect(screen.queryByRole('button', { name: /^Replay: .*today/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Game record.*today/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Replay: .*before/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Game record.*before/ })).toBeTruthy();
});

it('takes a game off the list of all devices, and puts it back', async () => {
  const hidden = vi.spyOn(api, 'hideGame').mockResolvedValue(new Response());
  const asked = listed([named('a', { others: [{ seat: 'North', kind: 'bot', name: 'Sergeant' }] })]);
  render(MyGames, { variants: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove from the list/ }));
  expect(hidden).toHaveBeenLastCalledWith('a', true);
  expect(titles()).toEqual([]);
  asked.mockClear();
  await userEvent.click(screen.getByRole('button', { name: /^Put back/ }));
  expect(hidden).toHaveBeenLastCalledWith('a', false);
  expect(asked).toHaveBeenCalledOnce();
  expect(titles()).toHaveLength(1);
});

it('asks for older games when it is told to', async () => {
  listed([named('a', { ended: 'Won.' })], true);
  const older = { player: null, games: [named('b', { ended: 'Lost.' })], more: false };
  const asked = vi.spyOn(api, 'getMe').mockResolvedValue(older);
  render(MyGames, { variants: [] });
  await userEvent.click(await screen.findByRole('button', { name: text.mine.more }));
  expect(asked).toHaveBeenCalledWith(1);
  expect(titles()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: text.mine.more })).toBeNull();
});

it('follows a game that ends elsewhere, and keeps the list while the server does not answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = listed([named('a', { asked: true })]);
  render(MyGames, { variants: [] });
  await screen.findByText(text.mine.yourTurn);
  asked.mockRejectedValueOnce(new api.ApiError(0, ''));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(screen.getByText(text.mine.yourTurn)).toBeTruthy();
  listed([named('a', { ended: 'Won.' })]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(screen.queryByText(text.mine.yourTurn)).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(`^${text.mine.replay}`) })).toBeTruthy();
});

it('asks again how a game of this browser alone stands', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepGame(game('a'));
  vi.spyOn(own, 'ownGames').mockResolvedValue(null);
  const snapshot = (ended: object | null) =>
    ({
      table: { seats: [], acts: [], started: true, ended, offers: {}, rematch: null },
      you: 'South',
      view: { to_act: ['South'] },
      window: null,
      clocks: null,
    }) as never;
  const looked = vi.spyOn(api, 'getTable').mockResolvedValue(snapshot(null));
  render(MyGames, { variants: [] });
  await screen.findByText(text.mine.yourTurn);
  looked.mockResolvedValue(snapshot({ text: 'Won.' }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await screen.findByText('Won.', { exact: false })).toBeTruthy();
});

it('has the games of this browser where the server knows nobody', async () => {
  keepGame(game('a'));
  vi.spyOn(own, 'ownGames').mockResolvedValue(null);
  const looked = vi.spyOn(api, 'getTable').mockRejectedValue(new api.ApiError(404, ''));
  render(MyGames, { variants: [] });
  await screen.findByText(text.mine.gone);
  expect(looked).toHaveBeenCalledWith('a', 't');
  expect(screen.getByText(text.mine.keep)).toBeTruthy();
  expect(keptGames()).toHaveLength(1);
});
