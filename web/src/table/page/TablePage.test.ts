import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import TablePage from './TablePage.svelte';
import { client, standing, table, tableOf, told, variant } from '../fixture/game';
import { text } from '../../text';
import { fakeHost, FakeSocket, say, sent } from '../fixture/socket';

const WELCOME = { type: 'welcome', table, you: 'South', commitment: 'ab12' };

beforeEach(async () => {
  fakeHost();
  settings.still = true;
  render(TablePage, { id: 't1', token: 'secret', client, variant });
  FakeSocket.last.onopen?.();
  await say(
    { type: 'welcome', table, you: 'South', commitment: 'ab12' },
    {
      type: 'resync',
      ...standing(1, 'South'),
      log: [told('Placed.', 'placed'), told('The armies stand.')],
      earlier: 0,
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the table', () => {
  it('says whose turn it is, who plays, what is asked and what happened', () => {
    expect(document.title).toBe('Your turn · Small Draughts');
    expect(screen.getByText('Move a piece.')).toBeTruthy();
    expect(screen.getAllByText('Computer').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/The armies stand\./).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Placed/)).toBeNull();
    expect(screen.getByText('The position of turn 1.')).toBeTruthy();
  });

  it('sends an act with the question it answers, once', async () => {
    const act = screen.getByRole('button', { name: 'a1-a2' });
    await userEvent.click(act);
    expect(sent()).toMatchObject({ type: 'act', action: 'a1-a2', seq: 1 });
    expect(screen.queryByRole('button', { name: 'a1-a2' })).toBeNull();
  });

  it('shows a refusal once, where it was tried, with the clause', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'a1-a2' }));
    await say({
      type: 'refused',
      ref: sent()?.['ref'],
      error: 'illegal',
      clause: 'DR-7',
      message: 'Not there.',
      seq: 1,
    });
    expect(screen.getByRole('alert').textContent).toContain('Not there.');
    expect(document.querySelector('.ask')!.textContent).not.toContain('Not there.');
    expect(screen.getAllByRole('button', { name: /DR-7/ })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/Not there\./)).toBeNull();
  });

  it('takes a refusal away when something else is chosen', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'a1-a2' }));
    const { ref } = sent()!;
    await say({ type: 'refused', ref, error: 'illegal', clause: 'DR-7', message: 'Not there.', seq: 1 });
    await fireEvent.pointerDown(screen.getByRole('button', { name: /DR-7/ }));
    expect(screen.getAllByText(/Not there\./), 'its rule can be pressed').toHaveLength(1);
    await fireEvent.pointerDown(screen.getByTestId('phase'));
    expect(screen.queryByText(/Not there\./)).toBeNull();
  });

  it('announces what happens, and hands the turn on', async () => {
    await say({ type: 'update', ...standing(2, 'North'), told: [told('South moves.')] });
    expect(screen.getByTestId('phase').textContent).toBe('turn 2');
    expect(document.title).toBe('Computer to play · Small Draughts');
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('South moves.');
  });

  it('says once that somebody sees it, whatever happens meanwhile', async () => {
    for (const turn of [2, 3]) await say({ type: 'update', ...standing(turn, 'North'), told: [] });
    expect(FakeSocket.last.sights).toBe(1);
  });

  it('confirms in place what cannot be taken back', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Resign' }));
    expect(sent()?.['type']).toBe('hello');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(sent()).toMatchObject({ type: 'act', action: 'resign' });
  });

  it('asks for an answer to a draw offer, whoever is on turn', async () => {
    await say({ type: 'table', table: { ...table, offers: { draw: 'North', replace: [], rematch: null } } });
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(sent()).toMatchObject({ type: 'draw', answer: 'decline' });
  });

  it('asks nobody twice who has agreed to a draw, while others think', async () => {
    await say({
      type: 'table',
      table: { ...table, offers: { draw: 'North', replace: [], rematch: null }, acts: ['leave'] },
    });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('tells about a thing that is held', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'help' }));
    expect(sent()).toMatchObject({ type: 'preview', partial: 'help a1' });
    await say({ type: 'preview', ref: sent()?.['ref'], result: { text: 'A man.', clause: 'DR-2' } });
    await waitFor(() => expect(screen.getByText(/A man\./)).toBeTruthy());
  });

  it('puts help away when the finger that asked for it moves on', async () => {
    const thing = screen.getByRole('button', { name: 'help' });
    const at = (clientX: number) => ({ clientX, clientY: 10 });
    const answer = () =>
      say({ type: 'preview', ref: sent()?.['ref'], result: { text: 'A man.', clause: null } });
    await fireEvent.pointerDown(thing, at(10));
    await fireEvent.click(thing);
    await answer();
    await waitFor(() => expect(screen.getByText('A man.')).toBeTruthy());
    await fireEvent.pointerMove(thing, at(14)); // it trembles
    expect(screen.getByText('A man.')).toBeTruthy();
    await fireEvent.pointerMove(thing, at(40));
    expect(screen.queryByText('A man.')).toBeNull();

    await fireEvent.pointerDown(thing, at(10));
    await fireEvent.click(thing);
    await fireEvent.pointerMove(thing, at(40)); // before the answer is there
    await fireEvent.pointerUp(thing, at(40));
    await answer();
    await new Promise((later) => setTimeout(later));
    expect(screen.queryByText('A man.')).toBeNull();
  });

  it('keeps help that a finger was lifted from', async () => {
    const thing = screen.getByRole('button', { name: 'help' });
    await fireEvent.pointerDown(thing, { clientX: 10, clientY: 10 });
    await fireEvent.click(thing);
    await say({ type: 'preview', ref: sent()?.['ref'], result: { text: 'A man.', clause: null } });
    await waitFor(() => expect(screen.getByText('A man.')).toBeTruthy());
    await fireEvent.pointerUp(thing, { clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(thing, { clientX: 90, clientY: 10 });
    expect(screen.getByText('A man.')).toBeTruthy();
  });

  it('keeps what is pressed while a line is lost that nobody notices', async () => {
    vi.useFakeTimers();
    const before = FakeSocket.last;
    before.onclose?.({ code: 1012, reason: 'The server is being restarted.' });
    await fireEvent.click(screen.getByRole('button', { name: 'a1-a2' }));
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.queryByText(/Connecting again/)).toBeNull();
    FakeSocket.last.onopen?.();
    await say({ type: 'welcome', table, you: 'South', commitment: 'ab12' });
    expect(FakeSocket.last).not.toBe(before);
    expect(sent()).toMatchObject({ type: 'act', action: 'a1-a2', seq: 1 });
  });

  it('says quietly that the line is lost for longer', async () => {
    vi.useFakeTimers();
    FakeSocket.last.onclose?.({ code: 1006, reason: '' });
    await vi.advanceTimersByTimeAsync(2600);
    expect(screen.getByText('Connection lost. Reconnecting.')).toBeTruthy();
    expect(screen.getByTestId('phase').textContent).toBe('turn 1');
  });
});

describe('a table that is not there yet', () => {
  it('says so on the sand, until something lies on it', async () => {
    cleanup();
    render(TablePage, { id: 't2', token: 'secret', client, variant });
    const board = within(screen.getByRole('main'));
    expect(board.getByRole('status').textContent).toBe('Laying out the sand.');
    FakeSocket.last.onopen?.();
    await say(WELCOME, { type: 'resync', ...standing(1, 'South'), log: [], earlier: 0 });
    expect(board.queryByText('Laying out the sand.')).toBeNull();
    expect(board.getByTestId('phase')).toBeTruthy();
  });
});

describe('a table of six', () => {
  it('has a plate for each, and says how many are missing', async () => {
    await say({ type: 'welcome', table: tableOf(6, ['C', 'E']), you: 'A', commitment: 'ab12' });
    const plates = screen.getByRole('list', { name: 'Players' });
    expect(plates.querySelectorAll('li')).toHaveLength(6);
    expect(screen.getByText('Waiting for two more players.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'a1-a2' })).toBeNull();
  });

  it('tells the end to each', async () => {
    const ended = {
      winners: ['A', 'C'],
      losers: ['B'],
      termination: 'counted',
      clause: null,
      text: 'Counted.',
    };
    vi.stubGlobal('fetch', () => new Promise(() => {})); // what is refused would be asked again in the next test
    await say(
      { type: 'welcome', table: { ...tableOf(6), ended }, you: 'A', commitment: 'ab12' },
      { type: 'resync', ...standing(9, 'A'), log: [], earlier: 0 },
    );
    expect(screen.getByRole('heading', { name: 'You and Otter C won' })).toBeTruthy();
  });
});

describe('a finished game whose rules have changed', () => {
  const ended = {
    winners: ['South'],
    losers: ['North'],
    termination: 'flag',
    clause: null,
    text: 'South has won.',
  };
  const why = 'This game was begun under version 1 of the rules.';

  it('shows the end, the log and the record, and says why there is no replay', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('no replay here')));
    vi.stubGlobal('fetch', fetched);
    await say(
      {
        type: 'welcome',
        table: { ...table, ended, acts: ['rematch'], no_replay: why },
        you: 'South',
        commitment: 'ab12',
      },
      {
        type: 'resync',
        ...standing(9, 'South'),
        legal: [],
        ask: null,
        log: [told('The flag falls.')],
        earlier: 0,
      },
    );
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByText('South has won.')).toBeTruthy();
    expect(screen.getAllByText(/The flag falls\./).length).toBeGreaterThan(0);
    expect(screen.getByText('The position of turn 9.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Files' }));
    for (const name of ['Rematch', 'Game record (.txt)'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Scenario (.yaml)' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not covered by the drawer in which the game was left', async () => {
    const side = screen.getByRole('complementary', { name: text.side.label });
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
    expect(side.classList).toContain('open');
    await say({ type: 'table', table: { ...table, ended } });
    expect(side.classList).not.toContain('open');
    await userEvent.click(screen.getByRole('tab', { name: 'Rules' }));
    await say({ type: 'table', table: { ...table, ended: { ...ended } } });
    expect(side.classList, 'and what is opened later stays').toContain('open');
  });

  it('has its replay as long as nothing says otherwise', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no replay here')));
    await say({ type: 'welcome', table: { ...table, ended }, you: 'South', commitment: 'ab12' });
    expect(screen.getByRole('region', { name: 'Replay' })).toBeTruthy();
  });
});

describe('the tabs', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  const panel = () => screen.getByRole('tabpanel');

  it('give the focus to what a click has opened, so that arrow keys are free for the replay', async () => {
    await userEvent.click(tab(text.side.rules));
    expect(document.activeElement).toBe(panel());
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab(text.side.rules).getAttribute('aria-selected')).toBe('true');
  });

  it('keep it where they were chosen by key, and then the arrows go from tab to tab', async () => {
    tab(text.side.log).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab(text.side.rules));
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab(text.side.log));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(tab(text.side.table));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab(text.side.log));
    await userEvent.keyboard('{ArrowRight}{Home}');
    expect(document.activeElement).toBe(tab(text.side.log));
  });
});

describe('the last turn', () => {
  const again = () => screen.queryByRole('button', { name: 'Last moves' });
  const phase = () => screen.getByTestId('phase').textContent;
  const played = () => screen.getByTestId('played').textContent;

  /** South has moved, and North has answered. */
  async function turn() {
    await userEvent.click(screen.getByRole('button', { name: 'a1-a2' }));
    await say(
      { type: 'update', ...standing(2, 'North'), told: [told('South moves.')] },
      { type: 'update', ...standing(3, 'South'), told: [told('North moves.')] },
    );
  }

  it('is there to be looked at once more when something has happened, and asks nobody for it', async () => {
    expect(again()).toHaveProperty('disabled', true);
    await turn();
    expect(again()).toHaveProperty('disabled', false);
    const before = FakeSocket.last.sent.length;
    vi.useFakeTimers();
    await fireEvent.keyDown(document.body, { key: 'a' });
    expect([phase(), played()]).toEqual(['turn 1', '']);
    expect(screen.queryByRole('button', { name: 'a1-a2' }), 'nothing is done meanwhile').toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    expect([phase(), played()]).toEqual(['turn 1', 'South moves.']);
    await vi.advanceTimersByTimeAsync(200);
    expect([phase(), played()]).toEqual(['turn 2', '']);
    await vi.advanceTimersByTimeAsync(280);
    expect([phase(), played()]).toEqual(['turn 2', 'North moves.']);
    await vi.advanceTimersByTimeAsync(2000);
    expect([phase(), played()]).toEqual(['turn 3', '']);
    expect(screen.getByRole('button', { name: 'a1-a2' })).toBeTruthy();
    expect(FakeSocket.last.sent).toHaveLength(before);
  });

  it('can be skipped, and goes when something new happens', async () => {
    await turn();
    await userEvent.click(again()!);
    expect(phase()).toBe('turn 1');
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(phase()).toBe('turn 3');
    await userEvent.click(again()!);
    await say({ type: 'update', ...standing(4, 'South'), told: [told('More.')] });
    expect(phase()).toBe('turn 4');
  });
});

describe('events', () => {
  it('are shown one after the other, and can be skipped', async () => {
    settings.still = false;
    await say({ type: 'update', ...standing(2, 'South'), told: [told('One.'), told('Two.')] });
    expect(screen.getByTestId('played').textContent).toBe('One.');
    expect(screen.getByTestId('phase').textContent).toBe('turn 1');
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByTestId('phase').textContent).toBe('turn 2');
    expect(screen.getByTestId('played').textContent).toBe('');
  });
});
