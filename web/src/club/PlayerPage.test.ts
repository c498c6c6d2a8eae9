import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Variant } from '../game';
import { EMPTY } from '../lobby/meeting/lobby-state';
import { meeting } from '../lobby/meeting/meeting.svelte';
import type { OwnRatedGame, PlayerPage as Page } from '../protocol';
import { club, ratings, talk, text } from '../text';
import { account } from './account.svelte';
import PlayerPage from './PlayerPage.svelte';

const variants = [{ id: 'draughts-small', title: 'Draughts: Small', game: 'draughts' }] as Variant[];
const game = (table: string | null, other: string | null = 'Otter'): OwnRatedGame => ({
  table,
  variant: 'draughts-small',
  pace: 'live',
  at: 1_700_000_000,
  seat: 'South',
  players: [
    { seat: 'South', name: 'Heron', result: 'won', rating: { points: 1605, spread: 323 } },
    { seat: 'North', name: other, result: 'lost', rating: { points: 1395, spread: 323 } },
  ],
});
const heron: Page = {
  id: 'p1',
  name: 'Heron',
  kind: 'account',
  since: '2026-01-01',
  standings: [
    { game: 'draughts', pace: 'live', rating: { points: 1605, spread: 323 }, won: 3, drawn: 2, lost: 1 },
  ],
  games: [game('t1')],
  more: false,
};

beforeEach(() => {
  Object.assign(account, { offered: true, name: 'Otter' });
  meeting.state = EMPTY;
  vi.spyOn(api, 'getBlocks').mockResolvedValue([]);
});
afterEach(() => void vi.restoreAllMocks());

it('shows the rating with its uncertainty, games by result, and replays', async () => {
  vi.spyOn(api, 'getPlayer').mockResolvedValue(heron);
  render(PlayerPage, { name: 'heron', variants });
  expect(await screen.findByRole('heading', { level: 1, name: 'Heron' })).toBeTruthy();
  const own = within(screen.getByRole('region', { name: ratings.player.ratings }));
  expect(own.getByText('1605 ± 323')).toBeTruthy();
  expect(own.getByText(ratings.player.spread)).toBeTruthy();
  expect(own.getByText(ratings.player.count(3, 2, 1))).toBeTruthy();
  expect(own.getByRole('link').getAttribute('href')).toBe('/leaderboards/draughts/live');
  const recent = within(screen.getByRole('region', { name: ratings.player.recent }));
  expect(recent.getByRole('link', { name: 'Small' }).getAttribute('href')).toBe('/table/t1');
  expect(recent.getByRole('link', { name: 'Otter' }).getAttribute('href')).toBe('/player/Otter');
  expect(recent.getByText(ratings.results.won)).toBeTruthy();
});

it('names nobody who has left, and links to no table that is gone', async () => {
  vi.spyOn(api, 'getPlayer').mockResolvedValue({ ...heron, games: [game(null, null)] });
  render(PlayerPage, { name: 'Heron', variants });
  const recent = within(await screen.findByRole('region', { name: ratings.player.recent }));
  expect(recent.queryByRole('link')).toBeNull();
  expect(recent.getByText(new RegExp(ratings.player.left))).toBeTruthy();
});

it('asks for further games', async () => {
  const ask = vi.spyOn(api, 'getPlayer').mockResolvedValueOnce({ ...heron, more: true });
  ask.mockResolvedValue({ ...heron, games: [game('t2')] });
  render(PlayerPage, { name: 'Heron', variants });
  await userEvent.click(await screen.findByRole('button', { name: ratings.player.more }));
  expect(ask).toHaveBeenLastCalledWith('Heron', 1);
  expect(screen.getAllByRole('link', { name: 'Small' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: ratings.player.more })).toBeNull();
});

it('offers a challenge to a player who is here, and none to oneself', async () => {
  vi.spyOn(api, 'getPlayer').mockResolvedValue(heron);
  const { unmount } = render(PlayerPage, { name: 'Heron', variants });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: club.challenge.ask });
  expect(button.disabled).toBe(true);
  unmount();
  meeting.state = { ...EMPTY, here: [{ id: 'p1', name: 'Heron' }] };
  const again = render(PlayerPage, { name: 'Heron', variants });
  const open = await screen.findByRole<HTMLButtonElement>('button', { name: club.challenge.ask });
  expect(open.disabled).toBe(false);
  again.unmount();
  account.name = 'Heron';
  render(PlayerPage, { name: 'Heron', variants });
  await screen.findByText(ratings.player.since('Jan 1, 2026'));
  expect(screen.queryByRole('button', { name: club.challenge.ask })).toBeNull();
});

it('blocks the player after a question, and ends this on the same page', async () => {
  vi.spyOn(api, 'getPlayer').mockResolvedValue(heron);
  const blocked = vi.spyOn(api, 'block').mockResolvedValue([{ player: 'p1', name: 'Heron' }]);
  const unblocked = vi.spyOn(api, 'unblock').mockResolvedValue([]);
  render(PlayerPage, { name: 'Heron', variants });
  await userEvent.click(await screen.findByRole('button', { name: talk.block.button }));
  expect(blocked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  expect(blocked).toHaveBeenCalledWith({ player: 'p1' });
  expect(await screen.findByText(talk.block.done('Heron'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: talk.block.button })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: talk.block.unblock }));
  expect(unblocked).toHaveBeenCalledWith('p1');
  expect(await screen.findByRole('button', { name: talk.block.button })).toBeTruthy();
  expect(screen.queryByText(talk.block.done('Heron'))).toBeNull();
});

it('says of a player whom we block that we do', async () => {
  vi.spyOn(api, 'getPlayer').mockResolvedValue(heron);
  vi.spyOn(api, 'getBlocks').mockResolvedValue([{ player: 'p1', name: 'Heron' }]);
  render(PlayerPage, { name: 'Heron', variants });
  expect(await screen.findByRole('button', { name: talk.block.unblock })).toBeTruthy();
  expect(screen.getByText(talk.block.done('Heron'))).toBeTruthy();
});

it('reports the player to the moderators', async () => {
  vi.spyOn(api, 'getPlayer').mockResolvedValue(heron);
  const sent = vi.spyOn(api, 'sendReport').mockResolvedValue(new Response());
  render(PlayerPage, { name: 'Heron', variants });
  await userEvent.click(await screen.findByRole('button', { name: talk.report.button }));
  await userEvent.selectOptions(screen.getByLabelText(talk.report.reason), 'name');
  await userEvent.click(screen.getByRole('button', { name: talk.report.send }));
  expect(sent).toHaveBeenCalledWith({ about: { player: 'p1' }, reason: 'name', words: '' });
  expect(await screen.findByText(talk.report.done)).toBeTruthy();
});

it('says that there is no such player', async () => {
  vi.spyOn(api, 'getPlayer').mockRejectedValue(new api.ApiError(404, 'no'));
  render(PlayerPage, { name: 'nobody', variants });
  expect((await screen.findByRole('alert')).textContent).toBe(ratings.player.unknown);
});
