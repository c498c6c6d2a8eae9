import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../../api';
import type { Desk, LoggedMeasure, Reported } from '../../protocol';
import { talk, text } from '../../text';
import ModerationPage from './ModerationPage.svelte';

const words = talk.moderation;
const report: Reported = {
  id: 'r1',
  at: 1_700_000_000,
  sender: 'Anna',
  player: 'p1',
  name: 'Boris',
  table: 't1',
  line: {
    id: 'l1',
    room: 'players',
    seat: 'North',
    name: 'Boris',
    text: 'Rude <b>words</b>',
    phrase: null,
    at: 1_700_000_000,
    own: false,
    removed: false,
    account: false,
  },
  remark: null,
  duel: null,
  reason: 'rude',
  words: 'He is rude.',
};
const mute: LoggedMeasure = {
  id: 'm1',
  kind: 'mute',
  name: 'Boris',
  reason: 'You were rude.',
  subject: '',
  moderator: null,
  at: 1_700_000_000,
  ends: null,
  in_force: true,
  answer: 'I am sorry.',
};
const desk = (change: Partial<Desk> = {}): Desk => ({ reports: [], measures: [], ...change });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => void vi.restoreAllMocks());

it('shows nothing to all but moderators', async () => {
  vi.spyOn(api, 'getDesk').mockRejectedValue(new api.ApiError(404, 'There is nothing at this address.'));
  render(ModerationPage);
  expect(await screen.findByText(new RegExp(words.none))).toBeTruthy();
  expect(screen.queryByText(words.reports)).toBeNull();
});

it('shows a report as text, and mutes only with a reason, after a question', async () => {
  vi.spyOn(api, 'getDesk').mockResolvedValue(desk({ reports: [report] }));
  const taken = vi.spyOn(api, 'takeMeasure').mockResolvedValue(desk({ measures: [mute] }));
  render(ModerationPage);
  expect(await screen.findByText('Rude <b>words</b>')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(words.kind), 'mute');
  expect(await screen.findByRole('button', { name: words.act })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText(words.reason), 'You were rude.');
  await press(words.act);
  expect(taken).not.toHaveBeenCalled();
  await press(text.table.yes);
  expect(taken).toHaveBeenCalledWith({
    about: { line: 'l1' },
    kind: 'mute',
    reason: 'You were rude.',
    days: 7,
    name: null,
    report: 'r1',
  });
  expect(await screen.findByText(words.noReports)).toBeTruthy();
  expect(screen.getByText(words.answer('I am sorry.'))).toBeTruthy();
});

it('removes what a player has remarked on a duel', async () => {
  const about = { line: null, remark: 'Rude', duel: '2026-11-27' };
  vi.spyOn(api, 'getDesk').mockResolvedValue(desk({ reports: [{ ...report, ...about }] }));
  const taken = vi.spyOn(api, 'takeMeasure').mockResolvedValue(desk({}));
  render(ModerationPage);
  expect(await screen.findByText('Rude')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(words.reason), 'Be kind.');
  await press(words.act);
  await press(text.table.yes);
  const measure = { kind: 'remove', reason: 'Be kind.', days: null, name: null, report: 'r1' };
  expect(taken).toHaveBeenCalledWith({ about: { player: report.player, duel: '2026-11-27' }, ...measure });
});

it('says what is refused, and keeps what was written', async () => {
  vi.spyOn(api, 'getDesk').mockResolvedValue(desk({ reports: [{ ...report, line: null }] }));
  vi.spyOn(api, 'takeMeasure').mockRejectedValue(new api.ApiError(409, 'This name is taken.'));
  render(ModerationPage);
  await userEvent.selectOptions(await screen.findByLabelText(words.kind), 'rename');
  await userEvent.type(screen.getByLabelText(words.name), 'Player');
  await userEvent.type(screen.getByLabelText(words.reason), 'Offensive.');
  await press(words.act);
  await press(text.table.yes);
  expect((await screen.findByRole('alert')).textContent).toBe('This name is taken.');
  expect((screen.getByLabelText(words.reason) as HTMLTextAreaElement).value).toBe('Offensive.');
});

it('ends what is in force', async () => {
  vi.spyOn(api, 'getDesk').mockResolvedValue(desk({ measures: [mute] }));
  const lifted = vi
    .spyOn(api, 'liftMeasure')
    .mockResolvedValue(desk({ measures: [{ ...mute, in_force: false }] }));
  render(ModerationPage);
  await press(words.lift);
  await press(text.table.yes);
  expect(lifted).toHaveBeenCalledWith('m1');
  expect(screen.queryByRole('button', { name: words.lift })).toBeNull();
});
