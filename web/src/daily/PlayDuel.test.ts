import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { router } from '../router.svelte';
import { player } from '../settings.svelte';
import { daily as words } from '../text';
import PlayDuel from './PlayDuel.svelte';
import { dailyOf } from './testing';

beforeEach(() => vi.stubGlobal('scrollTo', () => {})); // nothing scrolls in jsdom
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('begins the duel at its table', async () => {
  const played = vi.spyOn(api, 'playDaily').mockResolvedValue('t1');
  render(PlayDuel, { daily: dailyOf() });
  await userEvent.click(screen.getByRole('button', { name: words.play }));
  expect(played).toHaveBeenCalledWith(player.name);
  expect(router.route).toMatchObject({ at: 'table', id: 't1' });
});

it('goes on with an attempt that is not over', () => {
  render(PlayDuel, { daily: dailyOf({ attempt: { table: 't1', result: null, counts: false } }) });
  expect(screen.getByRole('button', { name: words.goOn })).toBeTruthy();
});

it('says how an attempt has ended, and offers no other', () => {
  const attempt = { table: 't1', result: { how: 'won', turns: 14 }, counts: true } as const;
  render(PlayDuel, { daily: dailyOf({ attempt }) });
  expect(screen.getByText(words.result.won(14))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why the duel cannot be played', async () => {
  vi.spyOn(api, 'playDaily').mockRejectedValue(new api.ApiError(429, 'Too many players.'));
  render(PlayDuel, { daily: dailyOf() });
  await userEvent.click(screen.getByRole('button', { name: words.play }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too many players.');
});
