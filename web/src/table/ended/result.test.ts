import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../api';
import * as files from '../../download';
import type { Result as GameResult } from '../../game';
import type { Ended, RematchOffer } from '../../protocol';
import { counted } from '../../text';
import { table, variant } from '../fixture/game';
import type { Replay } from '../replay/replay.svelte';
import { headlineOf } from './result';
import Result from './Result.svelte';

const names = { A: 'Anna', B: 'Ben', C: 'Cleo', D: 'Dora' };
const ended = (winners: string[], losers: string[], termination = 'counted'): Ended => ({
  winners,
  losers,
  termination,
  clause: null,
  text: '',
});
const ranked = (...ranking: string[][]): GameResult => ({ winners: [], reason: '', clause: null, ranking });

describe('the headline of a result', () => {
  it('tells the winners and the losers their own', () => {
    expect(headlineOf(ended(['A'], ['B', 'C', 'D']), 'A', names)).toBe('You won');
    expect(headlineOf(ended(['A'], ['B', 'C', 'D']), 'B', names)).toBe('You lost');
    expect(headlineOf(ended([], ['B']), 'B', names)).toBe('You lost');
  });

  it('names those who share a win', () => {
    expect(headlineOf(ended(['A', 'C'], ['B']), 'A', names)).toBe('You and Cleo won');
    expect(headlineOf(ended(['A', 'B', 'C'], ['D']), 'A', names)).toBe('You, Ben and Cleo won');
  });

  it('says who has won to those who watch', () => {
    expect(headlineOf(ended(['A'], ['B']), null, names)).toBe('Anna wins');
    expect(headlineOf(ended(['A', 'B', 'C'], ['D']), null, names)).toBe('Anna, Ben and Cleo win');
  });

  it('says so to those who have neither won nor lost, with their place where the game ranks them', () => {
    const end = ended(['A'], ['D']);
    expect(headlineOf(end, 'C', names)).toBe('You neither win nor lose. Anna wins.');
    expect(headlineOf(end, 'B', names, ranked(['A'], ['B', 'C'], ['D']))).toBe(
      'You came second: you neither win nor lose',
    );
    expect(headlineOf(end, 'C', names, ranked(['A', 'D'], ['C']))).toBe(
      'You came third: you neither win nor lose',
    );
    expect(headlineOf(end, 'C', names, ranked(['A'], ['B']))).toBe('You neither win nor lose. Anna wins.');
  });

  it('has words for nobody', () => {
    expect(headlineOf(ended([], [], 'agreed'), 'A', names)).toBe('Draw');
    expect(headlineOf(ended([], [], 'agreed'), null, names)).toBe('Draw');
    expect(headlineOf(ended([], [], 'aborted'), 'A', names)).toBe('Called off');
  });
});

describe('opponents', () => {
  it('that are alike are counted', () => {
    expect(counted(['Sergeant', 'Otter', 'Sergeant'])).toEqual(['Sergeant ×2', 'Otter']);
  });
});

describe('the end of a game', () => {
  const end: Ended = {
    winners: ['South'],
    losers: ['North'],
    termination: 'flag',
    clause: 'DR-9',
    text: 'Otter captures the Flag.',
  };
  const asks = (rematch: Partial<RematchOffer>) => ({
    draw: null,
    replace: [],
    rematch: { yes: [], waits: [], no: null, ...rematch },
  });
  const onreview = vi.fn();

  function show(you: string | null, change: object = {}, props: object = {}) {
    return render(Result, {
      variant,
      table: { ...table, ended: end, acts: you === null ? [] : (['rematch'] as const).slice(), ...change },
      ended: end,
      result: null,
      you,
      token: you && 'secret',
      names: { South: 'Otter', North: 'Heron' },
      onclause: vi.fn(),
      replay: { at: 5, failed: false } as unknown as Replay,
      onreview,
      ...props,
    });
  }
  const region = () => screen.getByRole('region');
  const buttons = () =>
    within(region().querySelector<HTMLElement>('.actions')!)
      .getAllByRole('button')
      .map((button) => button.textContent!.trim());

  beforeEach(() => {
    vi.spyOn(files, 'downloadRecord').mockResolvedValue('Saved as game.txt.');
    vi.spyOn(files, 'downloadScenario').mockResolvedValue('Saved as game.yaml.');
  });
  afterEach(() => vi.restoreAllMocks());

  it('says to the player who has resigned that they did', () => {
    const resigned = { ...end, termination: 'resign', text: 'Otter wins: the other side has resigned.' };
    show('South', {}, { ended: resigned });
    expect(screen.getByText(/the other side has resigned/)).toBeTruthy();
    show('North', {}, { ended: resigned });
    expect(screen.getByText(/You resigned\./)).toBeTruthy();
  });

  it('leads from a duel to its results first', async () => {
    show('South', { duel: true });
    expect(buttons().slice(0, 2)).toEqual(['Results of the duel', 'Rematch']);
    expect(screen.getByRole('button', { name: 'Rematch' }).className).not.toMatch('main');
    await userEvent.click(screen.getByRole('button', { name: 'Results of the duel' }));
    expect(location.pathname).toBe('/daily');
  });

  it('says first how the player did, then why, and then what to do next, in four buttons', async () => {
    show('South');
    expect(screen.getByRole('heading').textContent).toBe('You won');
    expect(region().getAttribute('aria-label')).toBe('You won');
    const parts = [screen.getByRole('heading'), screen.getByText(/captures the Flag/)];
    expect(parts[0]!.compareDocumentPosition(parts[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(buttons()).toEqual(['Rematch', 'Look back', 'Lobby', 'Files']);
    await userEvent.click(screen.getByRole('button', { name: 'Look back' }));
    expect(onreview).toHaveBeenCalled();
  });

  it('tells those who watch who wins, and offers no rematch', () => {
    show(null);
    expect(screen.getByRole('heading').textContent).toBe('Otter wins');
    expect(buttons()).toEqual(['Look back', 'Lobby', 'Files']);
  });

  it('has no more buttons in the row when others want a rematch: one declines where that is said', async () => {
    const said = vi.spyOn(api, 'sayRematch').mockResolvedValue(undefined as never);
    show('South', { offers: asks({ yes: ['North'], waits: ['South'] }) });
    expect(buttons()).toEqual(['Play again', 'Look back', 'Lobby', 'Files']);
    expect(screen.getByText('Heron wants a rematch.').getAttribute('role')).toBe('status');
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(said).toHaveBeenCalledWith(table.id, 'no', 'secret');
  });

  it('lets the own wish for a rematch be taken back', () => {
    show('South', { offers: asks({ yes: ['South'], waits: ['North'] }) });
    expect(buttons()).toEqual(['Take it back', 'Look back', 'Lobby', 'Files']);
    expect(screen.queryByRole('button', { name: 'No, thanks' })).toBeNull();
  });

  it('keeps files in a menu, which the keys open and Escape closes', async () => {
    const user = userEvent.setup();
    show('South');
    const opener = screen.getByRole('button', { name: 'Files' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Game record (.txt)' })).toBeNull();
    opener.focus();
    await user.keyboard('{Enter}');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Game record (.txt)');
    await user.keyboard('{Escape}');
    expect([document.activeElement, opener.getAttribute('aria-expanded')]).toEqual([opener, 'false']);

    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Game record (.txt)' }));
    expect(files.downloadRecord).toHaveBeenCalledWith(table.id, 'secret');
    expect(screen.getByText('Saved as game.txt.')).toBeTruthy();
    expect(document.activeElement).toBe(opener);

    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Scenario (.yaml)' }));
    expect(files.downloadScenario).toHaveBeenCalledWith(table.id, 5, 'secret');
    expect(screen.getByText('Saved as game.yaml.')).toBeTruthy();
  });

  it('has no scenario where there is no replay, and says what went wrong', async () => {
    vi.spyOn(files, 'downloadRecord').mockRejectedValue(new api.ApiError(404, 'There is no such table.'));
    show('South', {}, { replay: null, onreview: null });
    expect(buttons()).toEqual(['Rematch', 'Lobby', 'Files']);
    await userEvent.click(screen.getByRole('button', { name: 'Files' }));
    expect(screen.queryByRole('button', { name: 'Scenario (.yaml)' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Game record (.txt)' }));
    expect(screen.getByRole('alert').textContent).toContain('There is no such table.');
  });
});
