import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import { meeting } from '../../lobby/meeting/meeting.svelte';
import type { Chat, ChatLine } from '../../protocol';
import { settings } from '../../settings.svelte';
import { talk as words, text } from '../../text';
import { client, standing, table, tableOf, variant } from '../fixture/game';
import { fakeHost, FakeSocket, say } from '../fixture/socket';
import TablePage from '../page/TablePage.svelte';

const line = (id: string, change: Partial<ChatLine> = {}): ChatLine => ({
  id,
  room: 'players',
  seat: 'North',
  name: 'Otter',
  text: `Line ${id}`,
  phrase: null,
  at: 1_700_000_000,
  own: false,
  removed: false,
  account: false,
  ...change,
});
const chat = (change: Partial<Chat> = {}): Chat => ({
  room: 'players',
  says: 'words',
  why: null,
  first: false,
  lines: [],
  ...change,
});
let told: Chat;

async function open(now: Chat, token: string | null = null) {
  told = now;
  vi.spyOn(api, 'getChat').mockImplementation(async () => told);
  render(TablePage, { id: 't1', token, client, variant });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table, you: 'South', commitment: 'ab12' },
    { type: 'resync', ...standing(1, 'South'), log: [], earlier: 0 },
  );
}
const tab = () => screen.findByRole('tab', { name: /Chat/ });

beforeEach(() => {
  sessionStorage.clear();
  fakeHost();
  settings.still = true;
  meeting.there = true;
  vi.stubGlobal('innerWidth', 1200);
});
afterEach(() => {
  meeting.there = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is not there where there is no club', async () => {
  meeting.there = false;
  await open(chat());
  expect(screen.queryByRole('tab', { name: /Chat/ })).toBeNull();
  expect(api.getChat).not.toHaveBeenCalled();
});

it('is not there where the table has none', async () => {
  vi.spyOn(api, 'getChat').mockRejectedValue(new api.ApiError(403, 'Not before midnight.'));
  render(TablePage, { id: 't1', token: null, client, variant });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table, you: 'South', commitment: 'ab12' },
    { type: 'resync', ...standing(1, 'South'), log: [], earlier: 0 },
  );
  expect(screen.queryByRole('tab', { name: /Chat/ })).toBeNull();
});

it('lies closed at first, and says how much was not read', async () => {
  await open(chat({ lines: [line('1'), line('2', { own: true })] }));
  expect((await tab()).textContent).toContain('one new message');
  expect(screen.queryByText('Line 1')).toBeNull();
  await userEvent.click(await tab());
  expect(screen.getByText('Line 1')).toBeTruthy();
  expect((await tab()).textContent).not.toContain('new message');
  told = chat({ lines: [line('1'), line('2', { own: true }), line('3')] });
  await say({ type: 'chat' });
  expect(await screen.findByText('Line 3')).toBeTruthy();
});

it('sends what is written, and keeps what is refused', async () => {
  await open(chat());
  await userEvent.click(await tab());
  const said = vi.spyOn(api, 'sayInChat').mockRejectedValueOnce(new api.ApiError(429, 'Too fast.'));
  said.mockResolvedValue(chat({ lines: [line('1', { own: true, text: 'Hello' })] }));
  const field = screen.getByRole('textbox', { name: words.message });
  await userEvent.type(field, ' Hello {Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Too fast.');
  expect(field).toHaveProperty('value', ' Hello ');
  await userEvent.click(screen.getByRole('button', { name: words.send }));
  expect(said).toHaveBeenLastCalledWith('t1', expect.objectContaining({ text: 'Hello', phrase: null }));
  expect(await screen.findByText('Hello')).toBeTruthy();
  expect(field).toHaveProperty('value', '');
});

it('offers phrases where words are not allowed, and says why', async () => {
  await open(chat({ says: 'phrases', why: 'Until you have finished 3 games.' }));
  await userEvent.click(await tab());
  expect(screen.queryByRole('textbox', { name: words.message })).toBeNull();
  expect(screen.getByText('Until you have finished 3 games.')).toBeTruthy();
  const lines = [line('1', { own: true, text: null, phrase: 'good_luck' })];
  const said = vi.spyOn(api, 'sayInChat').mockResolvedValue(chat({ says: 'phrases', why: '', lines }));
  await userEvent.click(screen.getByRole('button', { name: words.phrases.good_luck }));
  expect(said).toHaveBeenCalledWith('t1', expect.objectContaining({ text: null, phrase: 'good_luck' }));
  expect(screen.getAllByText(words.phrases.good_luck)).toHaveLength(2);
});

it('leads to the pages of those who have an account', async () => {
  const lines = [
    line('1'),
    line('2', { name: 'Badger', account: true }),
    line('3', { name: 'Anna', own: true, account: true }),
  ];
  await open(chat({ lines }));
  await userEvent.click(await tab());
  for (const name of ['Otter', 'Badger'])
    await userEvent.click(screen.getByRole('button', { name: words.about(name) }));
  const links = within(screen.getByRole('region', { name: words.lines })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [words.page, '/player/Badger'],
    ['Anna', '/player/Anna'],
  ]);
});

it('blocks the writer of a line after a question', async () => {
  await open(chat({ lines: [line('1')] }));
  await userEvent.click(await tab());
  const blocked = vi.spyOn(api, 'block').mockResolvedValue([]);
  await userEvent.click(screen.getByRole('button', { name: words.about('Otter') }));
  await userEvent.click(screen.getByRole('button', { name: words.block.button }));
  expect(blocked).not.toHaveBeenCalled();
  told = chat();
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  expect(blocked).toHaveBeenCalledWith({ line: '1' });
  expect(await screen.findByText(words.nothing)).toBeTruthy();
});

it('reports and blocks a player who has said nothing', async () => {
  await open(chat());
  await say({ type: 'table', table: tableOf(2) });
  await userEvent.click(await tab());
  const blocked = vi.spyOn(api, 'block').mockResolvedValue([]);
  const other = screen.getAllByRole('button', { name: /What to do about/ })[0]!;
  await userEvent.click(other);
  await userEvent.click(screen.getByRole('button', { name: words.block.button }));
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  expect(blocked).toHaveBeenCalledWith({ table: 't1', seat: expect.any(String) });
});

it('reports a line to the moderators', async () => {
  await open(chat({ lines: [line('1')] }));
  await userEvent.click(await tab());
  const sent = vi.spyOn(api, 'sendReport').mockResolvedValue(new Response());
  await userEvent.click(screen.getByRole('button', { name: words.about('Otter') }));
  await userEvent.click(screen.getByRole('button', { name: words.report.button }));
  await userEvent.selectOptions(screen.getByLabelText(words.report.reason), 'cheating');
  await userEvent.type(screen.getByLabelText(words.report.words), 'Look at it.');
  await userEvent.click(
    screen.getAllByRole('button', { name: words.report.send }).find((one) => one.closest('[aria-label]'))!,
  );
  expect(sent).toHaveBeenCalledWith({ about: { line: '1' }, reason: 'cheating', words: 'Look at it.' });
  expect(await screen.findByText(words.report.done)).toBeTruthy();
});

it('reports a line still when its player is blocked', async () => {
  const table = tableOf(2);
  const { seat, name } = table.seats.find(({ seat }) => seat !== 'South')!;
  await open(chat({ lines: [line('1', { seat, name: name! }), line('2', { seat, name: name! })] }));
  await say({ type: 'table', table });
  await userEvent.click(await tab());
  vi.spyOn(api, 'block').mockResolvedValue([]);
  const sent = vi.spyOn(api, 'sendReport').mockResolvedValue(new Response());
  await userEvent.click(screen.getAllByRole('button', { name: words.about(name!) })[0]!);
  await userEvent.click(screen.getByRole('button', { name: words.block.button }));
  told = chat();
  await userEvent.click(screen.getByRole('button', { name: text.table.yes }));
  await screen.findByText(words.nothing);
  await userEvent.click(screen.getByRole('button', { name: words.about(name!) }));
  await userEvent.click(screen.getByRole('button', { name: words.report.button }));
  await userEvent.selectOptions(screen.getByLabelText(words.report.line), 'Line 1');
  const form = screen.getByRole('form', { name: words.report.title });
  await userEvent.click(within(form).getByRole('button', { name: words.report.send }));
  expect(sent).toHaveBeenCalledWith({ about: { line: '1' }, reason: 'rude', words: '' });
});

it('shows a removed line as one, and text as text', async () => {
  await open(chat({ lines: [line('1', { text: null, removed: true }), line('2', { text: '<b>bold</b>' })] }));
  await userEvent.click(await tab());
  expect(screen.getByText(words.removed)).toBeTruthy();
  expect(screen.getByText('<b>bold</b>')).toBeTruthy();
});

it('reads along by the token of a seat that no session holds', async () => {
  const get = vi.spyOn(api, 'getChat');
  get.mockResolvedValueOnce(chat({ room: 'watchers' })).mockResolvedValue(chat({ says: 'nothing' }));
  render(TablePage, { id: 't1', token: 'secret', client, variant });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table, you: 'South', commitment: 'ab12' },
    { type: 'resync', ...standing(1, 'South'), log: [], earlier: 0 },
  );
  await userEvent.click(await tab());
  expect(get).toHaveBeenLastCalledWith('t1', 'secret');
  expect(screen.queryByRole('textbox', { name: words.message })).toBeNull();
});
