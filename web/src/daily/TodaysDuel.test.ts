import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Daily } from '../protocol';
import { router } from '../router.svelte';
import { player } from '../settings.svelte';
import { daily as words } from '../text';
import { dailyOf, duel, lightning, row } from './testing';
import TodaysDuel from './TodaysDuel.svelte';

beforeEach(() => vi.stubGlobal('scrollTo', () => {})); // nothing scrolls in jsdom
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(daily: Daily) {
  vi.spyOn(api, 'getDaily').mockResolvedValue(daily);
  render(TodaysDuel, { variants: [lightning] });
  await screen.findByRole('heading', { name: words.title });
}

it('names the game and the opponent, and begins the duel at its table', async () => {
  const played = vi.spyOn(api, 'playDaily').mockResolvedValue('t1');
  await show(dailyOf());
  expect(screen.getByText(words.against('Sergeant'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.play }));
  expect(played).toHaveBeenCalledWith(player.name);
  expect(router.route).toMatchObject({ at: 'table', id: 't1' });
});

it('goes on with an attempt that is not over', async () => {
  await show(dailyOf({ attempt: { table: 't1', result: null, counts: false } }));
  expect(screen.getByRole('button', { name: words.goOn })).toBeTruthy();
});

it('says whose army it is', async () => {
  await show(dailyOf({ today: duel({ army_of: 'Berta' }) }));
  expect(screen.getByText(/Beat Berta’s army/)).toBeTruthy();
});

it('shows the result and the board to a player who has finished', async () => {
  const board = [row('Berta'), row('Anna', { yours: true, remark: 'Phew.' })];
  await show(dailyOf({ attempt: { table: 't1', result: { how: 'won', turns: 14 }, counts: true }, board }));
  expect(screen.getByText(words.result.won(14))).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')!.textContent)).toEqual([
    'Berta',
    'Anna',
  ]);
  expect(screen.getByText('“Phew.”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.play })).toBeNull();
});

it('says why the duel cannot be played', async () => {
  vi.spyOn(api, 'playDaily').mockRejectedValue(new api.ApiError(429, 'Too many players.'));
  await show(dailyOf());
  await userEvent.click(screen.getByRole('button', { name: words.play }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many players.');
});

it('is nowhere where players do not meet', async () => {
  const asked = vi.spyOn(api, 'getDaily').mockRejectedValue(new api.ApiError(404, 'No club.'));
  const { container } = render(TodaysDuel, { variants: [lightning] });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
