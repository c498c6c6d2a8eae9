import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { TournamentRow } from '../protocol';
import { tournaments as words } from '../text';
import TournamentsLine from './TournamentsLine.svelte';
import TournamentsPage from './TournamentsPage.svelte';

const row: TournamentRow = {
  id: 't',
  name: 'Blitz',
  kind: 'swiss',
  variant: 'stratego-lightning',
  title: 'Lightning',
  players: 2,
  time: { type: 'live', initial: 300, increment: 5, setup: 300 },
  state: 'running',
  starts: 0,
  round: 1,
  rounds: 3,
  minutes: null,
  left: null,
  entrants: 4,
  bots: false,
};
const listed = (change: Partial<TournamentRow>) => ({ tournaments: [{ ...row, ...change }], account: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['the lobby', () => render(TournamentsLine)],
  ['the list of tournaments', () => render(TournamentsPage, { variants: [] })],
])('names the round that is played live within ten seconds, in %s', async (_, show) => {
  vi.spyOn(api, 'getTournaments')
    .mockResolvedValueOnce(listed({}))
    .mockResolvedValue(listed({ round: 2 }));
  show();
  await vi.advanceTimersByTimeAsync(0);
  screen.getByText(words.round(1, 3), { exact: false });
  await vi.advanceTimersByTimeAsync(10_000);
  screen.getByText(words.round(2, 3), { exact: false });
});

it('asks once a minute where games are played by the day', async () => {
  const asked = vi
    .spyOn(api, 'getTournaments')
    .mockResolvedValue(listed({ time: { type: 'by_day', days: 1, reserve: 7 } }));
  render(TournamentsLine);
  await vi.advanceTimersByTimeAsync(0);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveBeenCalledOnce();
});
