import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { mine } from '../club/testing';
import type { Daily, MyGame } from '../protocol';
import { meeting } from '../lobby/meeting/meeting.svelte';
import { lobbyIs } from '../lobby/meeting/testing';
import { firstTab } from '../lobby/meeting/tab';
import { router } from '../router.svelte';
import { club, daily as words, talk } from '../text';
import DailyPage from './DailyPage.svelte';
import { dailyOf, duel, HASH, lightning, row, SEED } from './testing';

beforeEach(() => vi.stubGlobal('scrollTo', () => {})); // nothing scrolls in jsdom
afterEach(() => {
  meeting.there = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FINISHED = { table: 't1', result: { how: 'lost', turns: 9 }, counts: true } as const;

async function show(daily: Daily, games: MyGame[] = []) {
  vi.spyOn(api, 'getDaily').mockResolvedValue(daily);
  vi.spyOn(api, 'getMe').mockResolvedValue({ player: null, games, more: false });
  render(DailyPage, { variants: [lightning] });
  await screen.findByText(words.cheat);
}
const part = (name: string) => within(screen.getByRole('region', { name }));

it('hides the board from those who have still to play, and says that one can cheat', async () => {
  await show(dailyOf());
  expect(part(words.board).getByText(words.boardHidden)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: words.remark })).toBeNull();
});

it('has the tabs of the lobby, each of which leads to its part there', async () => {
  lobbyIs();
  meeting.there = true;
  await show(dailyOf());
  const tabs = within(screen.getByRole('navigation', { name: club.tabs.label }));
  expect(tabs.getAllByRole('button').some((one) => one.hasAttribute('aria-current'))).toBe(false);
  await userEvent.click(tabs.getByRole('button', { name: club.tabs.mine }));
  expect([router.route.at, firstTab(), firstTab()]).toEqual(['lobby', 'mine', 'play']);
});

it('says in which order the results stand, and folds the hash of tomorrow', async () => {
  await show(dailyOf({ attempt: FINISHED, board: [row('Anna', { yours: true })] }));
  expect(part(words.board).getByText(words.boardOrder)).toBeTruthy();
  const hash = part(words.rules).getByText(HASH);
  expect(hash.closest('details')?.open).toBe(false);
});

it('saves a remark, and shows it on the board', async () => {
  const board = [row('Anna', { yours: true })];
  await show(dailyOf({ attempt: FINISHED, board }));
  const saved = vi.spyOn(api, 'remarkOnDaily').mockResolvedValue(new Response(null, { status: 204 }));
  vi.spyOn(api, 'getDaily').mockResolvedValue(
    dailyOf({ attempt: FINISHED, board: [row('Anna', { yours: true, remark: 'Close.' })] }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: words.remark }), 'Close.');
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  expect(saved).toHaveBeenCalledWith('Close.');
  expect(await screen.findByText('“Close.”')).toBeTruthy();
});

it('challenges the player of a row', async () => {
  await show(dailyOf({ attempt: FINISHED, board: [row('Berta'), row('Anna', { yours: true })] }));
  const sent = vi.spyOn(api, 'postChallenge').mockResolvedValue(new Response(null, { status: 204 }));
  await userEvent.click(screen.getByRole('button', { name: words.challengeOf('Berta') }));
  expect(sent.mock.calls[0]![0]).toMatchObject({
    player: 'id of Berta',
    wish: { games: [{ variant: 'stratego-lightning', players: 2 }], times: [] },
  });
  expect(await screen.findByText(new RegExp(words.challenged('Berta')))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.challengeOf('Anna') })).toBeNull();
});

it('reports what somebody else remarks', async () => {
  const board = [
    row('Berta', { remark: 'Rude.' }),
    row('Anna', { yours: true, remark: 'Close.' }),
    row('Clara'),
  ];
  await show(dailyOf({ attempt: FINISHED, board }));
  const sent = vi.spyOn(api, 'sendReport').mockResolvedValue(new Response(null, { status: 204 }));
  for (const name of ['Anna', 'Clara'])
    expect(screen.queryByRole('button', { name: words.reportOf(name) })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.reportOf('Berta') }));
  await userEvent.click(screen.getByRole('button', { name: talk.report.send }));
  expect(sent.mock.calls[0]![0].about).toEqual({ player: 'id of Berta', duel: duel().date });
});

it('shows yesterday’s duel with replays, and proves its shuffle', async () => {
  const board = [row('Berta', { table: 'x1' })];
  await show(dailyOf({ yesterday: { ...duel({ date: '2026-11-26' }), seed: SEED, attempt: null, board } }));
  const yesterday = part(words.yesterday);
  expect(yesterday.getByRole('link', { name: words.replay }).getAttribute('href')).toBe('/table/x1');
  expect([yesterday.getByText(HASH), yesterday.getByText(SEED)]).toHaveLength(2);
  expect(await yesterday.findByText(words.matches)).toBeTruthy();
});

it('says if the hash was published only on the day itself', async () => {
  const published = Date.parse('2026-11-26T08:00Z') / 1000;
  const late = { ...duel({ date: '2026-11-26', published }), seed: SEED, attempt: null, board: [] };
  await show(dailyOf({ yesterday: late }));
  expect(part(words.yesterday).getByText(words.proofLate)).toBeTruthy();
});

it('does not call a shuffle proved that is not', async () => {
  const forged = { ...duel({ hash: 'ff'.repeat(32) }), seed: SEED, attempt: null, board: [] };
  await show(dailyOf({ yesterday: forged }));
  expect(await screen.findByText(words.differs)).toBeTruthy();
});

it('sends in the army of a finished game', async () => {
  const games = [
    mine('g1', { variant: 'stratego-lightning', title: 'Lightning', ended: 'South wins.' }),
    mine('g2', { variant: 'stratego-lightning' }),
    mine('g3', { ended: 'South wins.' }),
  ];
  const sent = vi.spyOn(api, 'sendArmy').mockResolvedValue(new Response(null, { status: 204 }));
  vi.spyOn(api, 'getRecord').mockResolvedValue('   1. South place F@a3 ; ...\n');
  await show(dailyOf(), games);
  const army = part(words.army);
  expect(await army.findAllByRole('option')).toHaveLength(1);
  await userEvent.click(army.getByRole('button', { name: words.send }));
  expect(sent.mock.calls[0]![1]).toEqual({
    variant: 'stratego-lightning',
    seat: 'South',
    army: 'setup F@a3',
  });
});

it('says what the rules have against an army', async () => {
  const game = mine('g1', { variant: 'stratego-lightning', ended: 'South wins.' });
  vi.spyOn(api, 'sendArmy').mockRejectedValue(new api.ApiError(422, 'This army has no Flag.'));
  vi.spyOn(api, 'getRecord').mockResolvedValue('   1. South place 9@a3 ; ...\n');
  await show(dailyOf(), [game]);
  await userEvent.click(await part(words.army).findByRole('button', { name: words.send }));
  expect((await part(words.army).findByRole('alert')).textContent).toBe('This army has no Flag.');
});
