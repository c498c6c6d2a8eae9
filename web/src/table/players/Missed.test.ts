import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '../../protocol';
import { table } from '../fixture/game';
import Missed from './Missed.svelte';
import { missedOf } from './missed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts down until those who stay may decide', async () => {
  render(Missed, { name: 'Berta', patience: 120 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole('timer')).toBeNull();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(screen.getByRole('timer').textContent).toContain(
    'Berta is away. If that lasts for another 1:40, you may decide how the game goes on.',
  );
});

it('is for those who wait for somebody in their turn', () => {
  const seated = (here: boolean) =>
    table.seats.map((seat) => ({ ...seat, kind: 'human' as const, taken: true, here }));
  const live: Table = { ...table, started: true, ended: null, patience: 120, seats: seated(false) };
  expect(missedOf(live, ['North'], 'South')).toEqual(['North']);
  expect(missedOf(live, ['South'], 'South')).toEqual([]);
  expect(missedOf(live, ['North'], null)).toEqual([]);
  expect(missedOf({ ...live, seats: seated(true) }, ['North'], 'South')).toEqual([]);
  expect(missedOf({ ...live, patience: null }, ['North'], 'South')).toEqual([]);
});
