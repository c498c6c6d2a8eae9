import { render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Variant } from '../game';
import type { Leaderboard } from '../protocol';
import { ratings } from '../text';
import Leaderboards from './Leaderboards.svelte';

const variants = [
  { id: 'draughts', title: 'Draughts', game: 'draughts', levels: [{ id: 'sergeant', title: 'Feldwebel' }] },
  { id: 'go-small', title: 'Go: Small', game: 'go', levels: [] as Variant['levels'] },
] as Variant[];
const board: Leaderboard = {
  game: 'draughts',
  pace: 'live',
  people: [
    { name: 'Heron', rating: { points: 1605, spread: 120 }, games: 12 },
    { name: 'Otter', rating: { points: 1395, spread: 90 }, games: 30 },
  ],
  bots: [{ name: 'Engine', rating: { points: 1700, spread: 60 }, games: 99 }],
  levels: [{ variant: 'draughts', level: 'sergeant', title: 'Sergeant', points: 1500 }],
};

afterEach(() => void vi.restoreAllMocks());

it('lists people and programs apart, each with a link to the page, and the levels of the computer', async () => {
  const ask = vi.spyOn(api, 'getLeaderboard').mockResolvedValue(board);
  render(Leaderboards, { game: null, pace: 'live', variants });
  const best = within(await screen.findByRole('region', { name: `Draughts, ${ratings.paces.live}` }));
  expect(ask).toHaveBeenCalledWith('draughts', 'live');
  expect(best.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/player/Heron',
    '/player/Otter',
  ]);
  expect(best.getByText('1605 ± 120')).toBeTruthy();
  const programs = within(screen.getByRole('region', { name: ratings.boards.bots }));
  expect(programs.getByRole('link', { name: 'Engine' })).toBeTruthy();
  const levels = within(screen.getByRole('region', { name: ratings.boards.levels }));
  expect(levels.getByRole('listitem').textContent).toBe('Feldwebel 1500');
});

it('leads to the other games and paces', async () => {
  vi.spyOn(api, 'getLeaderboard').mockResolvedValue({ ...board, people: [], bots: [], levels: [] });
  render(Leaderboards, { game: 'go', pace: 'by_day', variants });
  expect(await screen.findByText(ratings.boards.empty)).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Draughts').getAttribute('href')).toBe('/leaderboards/draughts/by_day');
  expect(link(ratings.paces.live).getAttribute('href')).toBe('/leaderboards/go/live');
  expect(link('Go').getAttribute('aria-current')).toBe('page');
});
