import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import { TEN, VARIANTS } from '../lobby/meeting/testing';
import { tournaments as words } from '../text';
import HoldTournament from './HoldTournament.svelte';

afterEach(() => void vi.restoreAllMocks());

it('holds a tournament at the usual time, a day from now', async () => {
  const sent = vi.spyOn(api, 'postTournament').mockResolvedValue('t');
  render(HoldTournament, { variants: VARIANTS });
  await userEvent.type(screen.getByLabelText(words.name), 'Winter cup');
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  const [{ name, time, starts }] = sent.mock.calls[0]!;
  expect([name, time]).toEqual(['Winter cup', TEN]);
  expect(Math.abs(starts - Date.now() / 1000 - 24 * 3600)).toBeLessThan(120);
});

it('takes no beginning that is past or too far ahead', async () => {
  const sent = vi.spyOn(api, 'postTournament').mockResolvedValue('t');
  render(HoldTournament, { variants: VARIANTS });
  const begins = screen.getByLabelText<HTMLInputElement>(words.begins);
  await userEvent.type(screen.getByLabelText(words.name), 'Winter cup');
  for (const year of [2020, new Date().getFullYear() + 1]) {
    begins.value = `${year}-12-31T20:00`;
    begins.dispatchEvent(new Event('input', { bubbles: true }));
    await userEvent.click(screen.getByRole('button', { name: words.make }));
  }
  expect(sent).not.toHaveBeenCalled();
});

it('says how many players the rounds of a Swiss need, and offers a round robin', async () => {
  const sent = vi.spyOn(api, 'postTournament').mockResolvedValue('t');
  render(HoldTournament, { variants: VARIANTS });
  expect(screen.getByText(words.fewest(5, 5))).toBeTruthy();
  await userEvent.clear(screen.getByLabelText(words.number));
  await userEvent.type(screen.getByLabelText(words.number), '8');
  expect(screen.getByText(words.fewest(8, 9))).toBeTruthy();
  await userEvent.type(screen.getByLabelText(words.name), 'Winter cup');
  await userEvent.click(screen.getByRole('button', { name: words.allMeet }));
  expect(screen.getByText(/16, the most, have 15/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect(sent.mock.calls[0]![0]).toMatchObject({ kind: 'round_robin', rounds: null });
});
