import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Table } from '../../protocol';
import { settings } from '../../settings.svelte';
import { client, pairs, standing, tableOf, team } from '../fixture/game';
import { fakeHost, FakeSocket, say, sent } from '../fixture/socket';
import TablePage from '../page/TablePage.svelte';
import { TeamTalk } from '../session/team-talk.svelte';

const four: Table = { ...tableOf(4), talk: 'plan' };
const line = (n: number, seat: string, text: string, place: string | null = null): Line => ({
  n,
  kind: 'said',
  seat,
  text,
  place,
});
const news = (change: object = {}) => say({ type: 'team', team: { ...team, ...change } });
const asked = standing(1, 'South');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = () => screen.getByRole('tab', { name: /Partners/ });

beforeEach(async () => {
  sessionStorage.clear();
  fakeHost();
  settings.still = true;
  vi.stubGlobal('innerWidth', 1200);
  render(TablePage, { id: 't1', token: 'secret', client, variant: pairs });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table: four, you: 'A', commitment: 'ab12' },
    { type: 'resync', ...asked, view: { ...asked.view, to_act: ['A'] }, log: [], earlier: 0 },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the planning room', () => {
  it('is not there where nobody has a partner', () => {
    expect(screen.queryByRole('tab', { name: /Partners/ })).toBeNull();
  });

  it('lies open before play, and sends what is written', async () => {
    await news();
    expect(screen.getByRole('heading', { name: 'Planning with Otter C' })).toBeTruthy();
    expect(button('Send')).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Left flank.{Enter}');
    expect(sent()).toMatchObject({ type: 'talk', text: 'Left flank.', place: null });
    await say({ type: 'done', ref: sent()?.['ref'] });
    await news({ lines: [line(1, 'A', 'Left flank.')] });
    await news({ lines: [line(2, 'C', 'Good.')] });
    expect(screen.getByText('Left flank.')).toBeTruthy();
    const heard = [...document.querySelectorAll('[aria-live="polite"]:not([lang])')];
    expect(heard.map((place) => place.textContent)).toContain('Otter C: Good.');
  });

  it('points at a place that is picked on the board, or in the list', async () => {
    await news();
    await userEvent.click(button('Point on the board'));
    await userEvent.click(button('pick b2'));
    expect(screen.queryByRole('button', { name: 'pick b2' })).toBeNull();
    expect(screen.getByTestId('marks').textContent).toBe('A b2 now');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Place' }), 'a1');
    await userEvent.click(button('Send'));
    expect(sent()).toMatchObject({ type: 'talk', text: '', place: 'a1' });
    await news({ lines: [line(1, 'A', '', 'a1')] });
    expect(screen.getByTestId('marks').textContent).toBe('A a1');
  });

  it('answers a place that the partner points at by a set phrase', async () => {
    await news({ lines: [line(1, 'C', 'Let our Flags meet here.', 'b2')] });
    await userEvent.click(button('Agreed.'));
    expect(sent()).toMatchObject({ type: 'talk', text: 'Agreed.', place: 'b2' });
    await say({ type: 'done', ref: sent()?.['ref'] });
    await news({ lines: [line(2, 'A', 'Agreed.', 'b2')] });
    expect(screen.queryByRole('button', { name: 'Agreed.' })).toBeNull();
    await news({ lines: [line(3, 'C', 'I cannot reach b2: a1?', 'a1')] });
    await userEvent.click(button('Not there.'));
    expect(sent()).toMatchObject({ type: 'talk', text: 'Not there.', place: null });
  });

  it('stops picking at Escape', async () => {
    await news();
    await userEvent.click(button('Point on the board'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'pick b2' })).toBeNull();
  });

  it('gives back what was not taken, and says why', async () => {
    await news();
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Again{Enter}');
    await say({ type: 'refused', ref: sent()?.['ref'], error: 'too_fast', message: 'Wait.', seq: 1 });
    expect(screen.getByRole('alert').textContent).toBe('Wait.');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Again');
  });

  it('says why nothing can be said', async () => {
    await news({ closed: 'Your partner is a computer player.', planning: false });
    await userEvent.click(tab());
    expect(screen.getByText('Your partner is a computer player.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  });

  it('marks what has not been read, quietly, and only that', async () => {
    await news({ planning: false });
    await news({ planning: false, lines: [line(1, 'C', 'Look.'), line(2, 'C', 'Here.')] });
    expect(screen.getByText('two new messages')).toBeTruthy();
    await userEvent.click(tab());
    expect(screen.queryByText('two new messages')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: /Log/ }));
    await news({ planning: false, lines: [line(3, 'A', 'Mine.')] });
    expect(screen.queryByText(/new message/)).toBeNull();
  });

  it('keeps what was written when the line is lost, until the host has taken it', async () => {
    await news({ lines: [line(1, 'A', 'Before.')] });
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Wait for me.{Enter}');
    const before = sent();
    FakeSocket.last.onclose?.({ code: 1012, reason: '' });
    await vi.waitFor(() => expect(FakeSocket.last.sent).toEqual([]));
    FakeSocket.last.onopen?.();
    await userEvent.type(field, 'And');
    await say({ type: 'welcome', table: four, you: 'A', commitment: 'ab12' });
    expect(sent()).toEqual(before);
    expect(screen.getByRole('textbox', { name: 'Message' }), 'the room stays open').toBe(field);
    await news({ lines: [line(1, 'A', 'Before.')] });
    expect(button('Send')).toHaveProperty('disabled', true);
    await news({ lines: [line(2, 'A', 'Wait for me.')] });
    await say({ type: 'done', ref: before?.['ref'] });
    expect(button('Send')).toHaveProperty('disabled', false);
    expect(field).toHaveProperty('value', 'And');
  });

  it('holds each line once after the line was lost', async () => {
    await news({ lines: [line(1, 'C', 'One.')] });
    await say({ type: 'welcome', table: four, you: 'A', commitment: 'ab12' });
    await news({ lines: [line(1, 'C', 'One.'), line(2, 'C', 'Two.')] });
    expect(screen.getAllByText('One.')).toHaveLength(1);
    expect(screen.getByText('Two.')).toBeTruthy();
  });
});

describe('resigning', () => {
  const question = { line: 1, seat: 'C', waits: ['A'] };

  it('is asked of the partner, who says yes or no', async () => {
    await news({ question });
    await userEvent.click(button('No, play on'));
    expect(sent()).toMatchObject({ type: 'consent', line: 1, answer: 'no' });
    await userEvent.click(button('Yes, resign'));
    expect(sent()).toMatchObject({ type: 'consent', line: 1, answer: 'yes' });
  });

  it('leaves the asker free to play on, or to take it back', async () => {
    await userEvent.click(button('Resign'));
    await userEvent.click(button('Yes'));
    const ref = sent()?.['ref'];
    await news({ question: { line: 1, seat: 'A', waits: ['C'] } });
    await say({ type: 'asked', ref, message: 'Your partner is asked.' });
    expect(button('a1-a2')).toBeTruthy();
    await userEvent.click(button('Take it back'));
    expect(sent()).toMatchObject({ type: 'consent', line: 1, answer: 'withdraw' });
  });
});

describe('a seat that was left', () => {
  const seats = four.seats.map((seat) => ({ ...seat, left: seat.seat === 'C' }));
  const waiting = (yes: string[], waits: string[]): Table => ({
    ...four,
    seats,
    offers: {
      draw: null,
      replace: [{ seat: 'C', yes, waits, off: [], away: null, claim: false }],
      rematch: null,
    },
  });

  it('is waited for, until all agree on a computer player', async () => {
    await say({ type: 'table', table: waiting([], ['A', 'B']) });
    expect(screen.getByText('The game is paused: Otter C has left.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'a1-a2' })).toBeNull();
    expect(screen.getByText('has left')).toBeTruthy();
    await userEvent.click(button('Use a computer player'));
    expect(sent()).toMatchObject({ type: 'replace', seat: 'C', answer: 'yes' });
    await say({ type: 'table', table: waiting(['A'], ['B']) });
    expect(screen.queryByRole('button', { name: 'Use a computer player' })).toBeNull();
    await userEvent.click(button('Wait'));
    expect(sent()).toMatchObject({ type: 'replace', seat: 'C', answer: 'no' });
  });

  it('can be taken again by who left it', async () => {
    await say({ type: 'table', table: { ...four, acts: ['return'] } });
    await userEvent.click(button('Sit down again'));
    expect(sent()).toMatchObject({ type: 'return' });
  });
});

describe('plates', () => {
  it('say who plays with whom, in words and by a mark', async () => {
    const plates = [...screen.getByRole('list', { name: 'Players' }).querySelectorAll('li')];
    expect(plates.map((plate) => plate.dataset['team'])).toEqual(['0', '1', '0', '1']);
    expect(plates[2]?.textContent).toContain('your partner');
    expect(plates[1]?.textContent).toContain('with D');
  });
});

describe('marks on the board', () => {
  const lines = [
    line(1, 'A', '', 'a1'),
    line(2, 'C', '', 'b2'),
    line(3, 'A', '', 'b2'),
    line(4, 'C', 'Yes.'),
  ];

  it('are the last of each, and what is looked at', () => {
    const talk = new TeamTalk('t9');
    expect(talk.marks(lines, 'A')).toEqual([
      { seat: 'C', place: 'b2', now: false },
      { seat: 'A', place: 'b2', now: false },
    ]);
    talk.looked = 'a1';
    expect(talk.marks(lines, 'A').at(-1)).toEqual({ seat: 'A', place: 'a1', now: true });
    talk.marked = false;
    expect(talk.marks(lines, 'A')).toEqual([]);
  });

  it('are not made for who watches', () => {
    expect(new TeamTalk('t9').marks(lines, null)).toEqual([]);
  });
});
