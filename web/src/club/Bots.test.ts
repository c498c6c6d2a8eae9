import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../api';
import type { OwnBot } from '../protocol';
import { account, text } from '../text';
import Bots from './Bots.svelte';

const words = account.bots;
const rook: OwnBot = {
  id: 'rook',
  name: 'Rook (bot)',
  since: '2026-01-01',
  tokens: [{ id: 'first', scopes: ['play', 'read'], made: '2026-01-01', used: '2026-01-02' }],
};
const props = () => ({ day: (date: string) => date, onrefused: vi.fn(() => Promise.resolve()) });
afterEach(() => void vi.restoreAllMocks());

it('makes a bot, and shows its token once', async () => {
  vi.spyOn(api, 'getBots').mockResolvedValueOnce([]).mockResolvedValue([rook]);
  const make = vi.spyOn(api, 'makeBot').mockResolvedValue({ bot: rook, token: 'bot_secret' });
  render(Bots, props());
  await userEvent.type(screen.getByLabelText(words.name), 'Rook');
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect(make).toHaveBeenCalledWith('Rook');
  expect(await screen.findByText('bot_secret')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.done }));
  expect(screen.queryByText('bot_secret')).toBeNull();
  expect(screen.getByText(rook.name)).toBeTruthy();
});

it('ends a token and deletes a bot, once asked again', async () => {
  vi.spyOn(api, 'getBots').mockResolvedValue([rook]);
  const end = vi.spyOn(api, 'endBotToken').mockResolvedValue(new Response());
  const drop = vi.spyOn(api, 'deleteBot').mockResolvedValue(new Response());
  render(Bots, props());
  for (const [label, asked] of [
    [words.end, end],
    [words.remove, drop],
  ] as const) {
    await userEvent.click(await screen.findByText(label));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
    expect(asked).toHaveBeenCalledOnce();
  }
});

it('says why a name is refused, and keeps it', async () => {
  vi.spyOn(api, 'getBots').mockResolvedValue([]);
  vi.spyOn(api, 'makeBot').mockRejectedValue(new api.ApiError(409, 'This name is taken.'));
  const given = props();
  render(Bots, given);
  await userEvent.type(screen.getByLabelText(words.name), 'South');
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect((await screen.findByRole('alert')).textContent).toBe('This name is taken.');
  expect(screen.getByLabelText<HTMLInputElement>(words.name).value).toBe('South');
  expect(given.onrefused).toHaveBeenCalledOnce();
});

it('says of a token that nobody has used it yet', async () => {
  const unused = { ...rook, tokens: rook.tokens.map((token) => ({ ...token, used: null })) };
  vi.spyOn(api, 'getBots').mockResolvedValue([unused]);
  render(Bots, props());
  expect(await screen.findByText(words.used('2026-01-01', null))).toBeTruthy();
});
