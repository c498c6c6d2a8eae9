import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { Daily } from '../protocol';
import { dailyPath } from '../router.svelte';
import { daily as words } from '../text';
import { dailyOf, duel, lightning } from './testing';
import TodaysDuel from './TodaysDuel.svelte';

afterEach(() => vi.restoreAllMocks());

const won = { how: 'won', turns: 14 } as const;

it.each<[string, Partial<Daily>, string]>([
  ['the time that is left', {}, `Lightning. ${words.left(5, 0)}`],
  ['an attempt that is not over', { attempt: { table: 't1', result: null, counts: false } }, words.goOn],
  ['the result', { attempt: { table: 't1', result: won, counts: true } }, words.result.won(14)],
  ['whose army it is', { today: duel({ army_of: 'Berta' }) }, words.beat('Berta', 'Sergeant')],
])('leads to the page of the duel, and says %s', async (_, change, said) => {
  vi.spyOn(api, 'getDaily').mockResolvedValue(dailyOf(change));
  render(TodaysDuel, { variants: [lightning] });
  const link = await screen.findByRole('link', { name: new RegExp(`^${words.title}`) });
  expect(link.getAttribute('href')).toBe(dailyPath);
  expect(link.textContent).toContain(said);
});

it('is nowhere where players do not meet', async () => {
  const asked = vi.spyOn(api, 'getDaily').mockRejectedValue(new api.ApiError(404, 'No club.'));
  const { container } = render(TodaysDuel, { variants: [lightning] });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
