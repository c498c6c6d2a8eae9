import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { account } from '../club/account.svelte';
import type { Tournament, TournamentEntrant, TournamentRow } from '../protocol';
import { ratings, talk, text, tournaments as words } from '../text';
import TournamentPage from './TournamentPage.svelte';
import { halves, tieOf } from './tournament';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {}); // nothing scrolls in jsdom
  account.name = 'Anna';
  vi.spyOn(api, 'getOwnMeasures').mockResolvedValue({ measures: [], moderator: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const row: TournamentRow = {
  id: 't',
  name: 'Winter cup',
  kind: 'swiss',
  variant: 'stratego-lightning',
  title: 'Lightning',
  players: 2,
  time: { type: 'by_day', days: 1, reserve: 7 },
  state: 'running',
  starts: 0,
  round: 2,
  rounds: 5,
  minutes: null,
  left: null,
  entrants: 2,
  bots: false,
};
const entrant = (number: number, name: string | null): TournamentEntrant => ({
  number,
  names: [name],
  waits: false,
  withdrawn: false,
  rank: number,
  points: 3 - number,
  ties: [5],
  played: 1,
});
const cup = (change: Partial<Tournament> = {}): Tournament => ({
  row,
  ties: ['buchholz'],
  by: 'Berta',
  yours: false,
  entry: { number: 1, state: 'in', partner: null, table: 'game' },
  entrants: [entrant(1, 'Anna'), entrant(2, 'Berta')],
  pairings: [
    { round: 2, first: 2, second: 1, result: null, table: 'game' },
    { round: 1, first: 1, second: null, result: 'first', table: null },
  ],
  closed: null,
  ...change,
});

async function show(tournament: Tournament) {
  vi.spyOn(api, 'getTournament').mockResolvedValue(tournament);
  render(TournamentPage, { id: 't' });
  await screen.findByText('Winter cup');
}

it('leads to our game, and shows standings and the games of each round', async () => {
  await show(cup());
  expect(screen.getByRole('link', { name: words.toGame }).getAttribute('href')).toBe('/table/game');
  const standings = within(screen.getByRole('region', { name: words.standings }));
  const cells = standings.getAllByRole('cell').map((one) => one.textContent?.trim());
  expect(cells).toEqual(['1', 'Anna', '1', '1', '2½', '2', 'Berta', '½', '1', '2½']);
  const games = within(screen.getByRole('region', { name: words.pairings }));
  expect(games.getByText(words.goesOn)).toBeTruthy();
  expect(games.getByText(words.bye)).toBeTruthy();
  expect(games.getByRole('link', { name: words.table }).getAttribute('href')).toBe('/table/game');
});

it('leads from names to the pages of players, and names nobody who has left', async () => {
  await show(cup({ entrants: [entrant(1, 'Anna'), entrant(2, null)] }));
  for (const name of [words.standings, words.pairings]) {
    const part = within(screen.getByRole('region', { name }));
    expect(part.getAllByRole('link', { name: 'Anna' })[0]?.getAttribute('href')).toBe('/player/Anna');
    expect(part.getByText(new RegExp(ratings.player.left))).toBeTruthy();
  }
});

it('shows before the beginning only who has entered', async () => {
  const entrants = [{ ...entrant(1, 'Anna'), rank: null }];
  await show(cup({ row: { ...row, state: 'open' }, entrants, pairings: [] }));
  const entered = within(screen.getByRole('region', { name: words.entered }));
  expect(entered.getAllByRole('cell').map((one) => one.textContent?.trim())).toEqual(['Anna']);
  expect(entered.queryByRole('columnheader', { name: words.points })).toBeNull();
});

it('enters, and withdraws after a question', async () => {
  await show(cup({ entry: null }));
  const entered = vi.spyOn(api, 'enterTournament').mockResolvedValue(new Response(null, { status: 204 }));
  vi.spyOn(api, 'getTournament').mockResolvedValue(cup());
  await userEvent.click(screen.getByRole('button', { name: words.enter }));
  expect(entered).toHaveBeenCalledWith('t', null);
  const left = vi.spyOn(api, 'leaveTournament').mockResolvedValue(new Response(null, { status: 204 }));
  await userEvent.click(await screen.findByRole('button', { name: words.withdraw }));
  expect(left).not.toHaveBeenCalled();
  await userEvent.click(
    within(screen.getByRole('group', { name: words.sure.withdraw })).getByText(text.table.yes),
  );
  expect(left).toHaveBeenCalledWith('t');
});

it('says to stay on the page of a tournament that is played live', async () => {
  const time = { type: 'live', initial: 600, increment: 10, setup: 300 } as const;
  await show(cup({ row: { ...row, time }, entry: { number: 1, state: 'in', partner: null, table: null } }));
  expect(screen.getByText(words.stay)).toBeTruthy();
});

it('says that nobody has entered yet', async () => {
  await show(cup({ row: { ...row, state: 'open', entrants: 0 }, entry: null, entrants: [], pairings: [] }));
  expect(screen.getByText(words.nobody)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('agrees with a partner who has asked', async () => {
  const entry = { number: 1, state: 'asked', partner: 'Berta', table: null } as const;
  await show(cup({ row: { ...row, players: 4, state: 'open' }, entry, pairings: [] }));
  const entered = vi.spyOn(api, 'enterTournament').mockResolvedValue(new Response(null, { status: 204 }));
  await userEvent.click(screen.getByRole('button', { name: words.agree('Berta') }));
  expect(entered).toHaveBeenCalledWith('t', 'Berta');
});

it('lets its holder call it off after a question', async () => {
  await show(cup({ row: { ...row, state: 'open' }, yours: true, entry: null, pairings: [] }));
  const calledOff = vi.spyOn(api, 'callOffTournament').mockResolvedValue(new Response(null, { status: 204 }));
  await userEvent.click(screen.getByRole('button', { name: words.callOff }));
  expect(calledOff).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  expect(calledOff).toHaveBeenCalledWith('t');
});

it('lets a moderator call it off, who says why', async () => {
  vi.spyOn(api, 'getOwnMeasures').mockResolvedValue({ measures: [], moderator: true });
  await show(cup());
  const calledOff = vi
    .spyOn(api, 'callOffByModerator')
    .mockResolvedValue(new Response(null, { status: 204 }));
  const button = await screen.findByRole('button', { name: words.callOff });
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText(talk.moderation.reason), 'A rude name');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  expect(calledOff).toHaveBeenCalledWith('t', 'A rude name');
});

it('lets a moderator give it another name, also when it is over', async () => {
  vi.spyOn(api, 'getOwnMeasures').mockResolvedValue({ measures: [], moderator: true });
  await show({ ...cup(), row: { ...row, state: 'over' } });
  const renamed = vi.spyOn(api, 'renameTournament').mockResolvedValue(new Response(null, { status: 204 }));
  const button = await screen.findByRole('button', { name: talk.moderation.kinds.rename });
  expect(screen.queryByRole('button', { name: words.callOff })).toBeNull();
  await userEvent.type(screen.getByLabelText(talk.moderation.name), 'Bowl');
  expect(button.hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText(talk.moderation.reason), 'A rude name');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  expect(renamed).toHaveBeenCalledWith('t', 'Bowl', 'A rude name');
});

it('says to guests that they need an account', async () => {
  account.name = null;
  await show(cup({ entry: null }));
  expect(screen.getByText(words.account)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.enter })).toBeNull();
});

it('writes halves and quarters of points', () => {
  expect([0, 1, 2, 3, 13].map(halves)).toEqual(['0', '½', '1', '1½', '6½']);
  expect([0, 1, 6, 7, 8].map((points) => tieOf('sonneborn_berger', points))).toEqual([
    '0',
    '¼',
    '1½',
    '1¾',
    '2',
  ]);
  expect(tieOf('wins', 3)).toBe('3');
});

it('says in words why nobody can enter or come back, and has no button for it', async () => {
  const withdrawn = { number: 1, state: 'withdrawn', partner: null, table: null } as const;
  for (const entry of [null, withdrawn]) {
    await show(cup({ entry, closed: 'A tournament has room for 64.' }));
    expect(screen.getByText('A tournament has room for 64.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.enter })).toBeNull();
    expect(screen.queryByRole('button', { name: words.comeBack })).toBeNull();
    cleanup();
  }
});

it('names the winner when it is over, or those who are equal', async () => {
  await show(cup());
  expect(screen.queryByText(words.winners(1))).toBeNull();
  cleanup();
  await show(cup({ row: { ...row, state: 'over' } }));
  expect(screen.getByText(words.winners(1)).parentElement?.textContent).toMatch(/Anna/);
  cleanup();
  const equal = [entrant(1, 'Anna'), { ...entrant(2, 'Berta'), rank: 1 }];
  await show(cup({ row: { ...row, state: 'over' }, entrants: equal }));
  expect(screen.getByText(words.winners(2)).parentElement?.textContent).toMatch(/Anna.*, .*Berta/s);
});

it('says before the beginning that there are too few players for all rounds', async () => {
  await show(cup({ row: { ...row, state: 'open', entrants: 4 } }));
  expect(screen.getByText(words.fewest(5, 5))).toBeTruthy();
  cleanup();
  await show(cup({ row: { ...row, state: 'open', entrants: 5 } }));
  expect(screen.queryByText(words.fewest(5, 5))).toBeNull();
});

it('shows the tie-breaks below the points in a narrow window', async () => {
  vi.stubGlobal('innerWidth', 390);
  const entrants = [1, 2].map((one) => ({ ...entrant(one, 'Anna'), ties: [5, 1] }));
  await show(cup({ ties: ['buchholz', 'wins'], entrants }));
  const standings = within(screen.getByRole('region', { name: words.standings }));
  expect(standings.queryByRole('columnheader', { name: words.tie.buchholz })).toBeNull();
  expect(standings.getAllByText(`${words.tie.buchholz}: 2½`)).toHaveLength(2);
});

it('gives no rank to somebody who has not played in an arena yet', async () => {
  const idle = { ...entrant(2, 'Berta'), rank: null, points: 0, played: 0 };
  await show(cup({ row: { ...row, kind: 'arena' }, ties: ['wins'], entrants: [entrant(1, 'Anna'), idle] }));
  const standings = within(screen.getByRole('region', { name: words.standings }));
  const cells = standings.getAllByRole('cell').map((one) => one.textContent?.trim());
  expect(cells).toEqual(['1', 'Anna', '2', '1', '5', '–', 'Berta', '0', '0', '5']);
  const games = within(screen.getByRole('region', { name: words.pairings }));
  expect(games.getByText('Berta'), 'whose first game goes on').toBeTruthy();
});
