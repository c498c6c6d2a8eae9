import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { readOrder } from '../../storage';
import { asked, client, jump, jumps, table, tableOf, variant, windows } from '../fixture/game';
import { fakeHost, FakeSocket, say, sent } from '../fixture/socket';
import TablePage from '../page/TablePage.svelte';

/** So long a window of others goes unnoticed. */
const LASTING_MS = 600;
const four = { ...tableOf(4), clock: 30 };
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const band = () => screen.getByRole('region', { name: 'Reactions' });
const said = () => band().querySelector('[aria-live]')?.textContent;
const clock = () => screen.queryByRole('timer')?.textContent;
const pass = () => screen.queryByRole('button', { name: 'Pass' });
const order = (name: string) => screen.getByRole('button', { name, pressed: true });
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await tick();
};

/** The page is opened, or loaded again: the host says all anew. */
async function come(you: string | null, ...news: object[]) {
  render(TablePage, { id: 't1', token: you && 'secret', client, variant: jumps });
  FakeSocket.last.onopen?.();
  await say({ type: 'welcome', table: four, you, commitment: 'ab12' }, ...news);
}
const resync = (seq: number, open: boolean) => ({
  type: 'resync',
  ...asked(1, seq, open),
  log: [],
  earlier: 0,
});
const update = (n: number, seq: number, open: boolean) => ({
  type: 'update',
  ...asked(n, seq, open),
  told: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  fakeHost();
  localStorage.clear();
  settings.still = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a window', () => {
  beforeEach(() => come('A', resync(0, false), windows(null)));

  it('opens with its clock, its question and its way out, and the game knows', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    expect(within(band()).getByText('You, Computer B and Otter C may react.')).toBeTruthy();
    expect(clock()).toBe('30 s');
    expect(screen.getByText('D jumps over you.')).toBeTruthy();
    expect(screen.getByTestId('window').textContent).toBe('jumped open');
    expect(document.title).toBe('You may react · Small Draughts');
    await user.click(pass()!);
    expect(sent()).toMatchObject({ type: 'act', action: 'PASS', seq: 1 });
  });

  it('is passed by a key, which writes as ever in a text field', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    await user.click(screen.getByRole('tab', { name: 'Table' }));
    await user.type(screen.getByLabelText('Link to watch'), 'p');
    expect(sent()?.['type']).toBe('hello');
    await user.keyboard('p');
    expect(sent()?.['type']).toBe('hello');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('p');
    expect(sent()).toMatchObject({ type: 'act', action: 'PASS' });
  });

  it('shows the sealed answer, and nothing more to press', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    await user.click(pass()!);
    await say(update(3, 2, false), windows(jump, { state: 'sealed', answer: 'PASS', more: false }));
    expect(said()).toBe('You answered: you pass. Waiting for the others.');
    expect(pass()).toBeNull();
    expect(screen.queryByRole('button', { name: 'More time' })).toBeNull();
    expect(screen.getByText('Waiting for the answers.')).toBeTruthy();
    expect(clock()).toBe('30 s');
    await user.keyboard('p');
    expect(sent()).toMatchObject({ type: 'act', seq: 1 });
  });

  it('closes', async () => {
    await say(update(2, 1, true), windows(jump, {}), windows(null), update(3, 2, false));
    expect(clock()).toBeUndefined();
    expect(said()).toBe('');
    expect(screen.getByTestId('window').textContent).toBe('');
  });

  it('is announced at its opening and near its end, not each second', async () => {
    const heard: string[] = [];
    const listen = () => said() && said() !== heard.at(-1) && heard.push(said()!);
    await say(update(2, 1, true), windows(jump, {}));
    for (let second = 0; second < 31; second += 1) {
      listen();
      await wait(1000);
    }
    expect(heard).toEqual([
      'You, Computer B and Otter C may react. 30 seconds to react.',
      '10 seconds left to react.',
    ]);
    expect(clock()).toBe('0 s');
  });

  it('says to whom it happened that the time was up, until they act', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    await wait(30_000);
    await say(update(3, 2, false), windows(null));
    expect(said()).toBe('Your time ran out, so you passed.');
    expect(within(band()).getAllByText('Your time ran out, so you passed.').length).toBe(2);
    await say(update(4, 3, true), windows({ ...jump, n: 2 }, {}));
    expect(within(band()).getAllByText(/^Your time ran out, so you passed. You, /)).toBeTruthy();
    await user.click(pass()!);
    await say(update(5, 4, false), windows(null));
    expect(within(band()).queryByText(/time to react was up/)).toBeNull();
  });

  it('says nothing of the kind to who has answered in time, or is not asked', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    await wait(29_500);
    await user.click(pass()!);
    await say(update(3, 2, false), windows(jump, { state: 'sealed', answer: 'PASS' }));
    await wait(1000);
    await say(windows(null));
    expect(within(band()).queryByText(/time to react was up/)).toBeNull();
    await say(update(4, 3, false), windows({ ...jump, n: 2 }, null));
    await wait(31_000);
    await say(windows(null));
    expect(within(band()).queryByText(/time to react was up/)).toBeNull();
  });

  it('can be given more time once', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    await wait(20_000);
    expect(clock()).toBe('10 s');
    await user.click(screen.getByRole('button', { name: 'More time' }));
    expect(sent()).toMatchObject({ type: 'more_time' });
    await say(windows({ ...jump, more: ['A'] }, { more: false }));
    expect(clock()).toBe('30 s');
    expect(screen.queryByRole('button', { name: 'More time' })).toBeNull();
  });

  it('without a clock waits', async () => {
    await say(update(2, 1, true), windows({ ...jump, length: null, left: null }, { more: false }));
    expect(clock()).toBeUndefined();
    expect(said()).toBe('You, Computer B and Otter C may react.');
  });

  it('that asks nothing of us is shown when it lasts', async () => {
    await say(windows({ ...jump, asks: ['B', 'C'] }));
    await wait(LASTING_MS - 100);
    expect(said()).toBe('');
    expect(document.title).not.toContain('Reactions');
    await wait(100);
    expect(said()).toBe('Computer B and Otter C may react.');
    await say(windows({ ...jump, n: 2 }), windows(null));
    await wait(LASTING_MS);
    expect(said()).toBe('');
  });

  it('marks on the plates who may react', async () => {
    await say(update(2, 1, true), windows(jump, {}));
    const [a, , , d] = screen.getByRole('list', { name: 'Players' }).children;
    expect(a?.textContent).toContain('may react');
    expect(d?.textContent).not.toContain('may react');
  });
});

describe('whoever comes into an open window', () => {
  it('after a reload finds the own question, and what is left of the time', async () => {
    await come('A', resync(1, true), windows({ ...jump, left: 7 }, {}));
    expect(pass()).toBeTruthy();
    expect(clock()).toBe('7 s');
  });

  it('after a reload finds the own answer sealed', async () => {
    await come('A', resync(2, false), windows(jump, { state: 'sealed', answer: 'MIRROR', more: true }));
    await wait(LASTING_MS);
    expect(screen.queryByRole('button', { name: 'More time' })).toBeNull();
    expect(said()).toBe('You answered: MIRROR. Waiting for the others.');
    expect(pass()).toBeNull();
  });

  it('to watch sees who is asked, and has nothing to give orders for', async () => {
    await come(null, resync(0, false), { ...windows(jump), order: null });
    await wait(LASTING_MS);
    expect(said()).toBe('Otter A, Computer B and Otter C may react.');
    expect(screen.queryByRole('group', { name: 'When to ask you' })).toBeNull();
  });
});

describe('standing orders', () => {
  it('are given with one press, at once, and remembered for the next table', async () => {
    await come('A', resync(0, false), windows(null));
    expect(order('At jumps')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Always' }));
    expect(sent()).toMatchObject({ type: 'order', order: 'always' });
    expect(order('Always')).toBeTruthy();
    expect(within(band()).getByText(/You are always asked\./)).toBeTruthy();
    expect(readOrder('draughts')).toBe('always');
  });

  it('stand as the host says', async () => {
    await come('A', resync(0, false), windows(null, null, 'pass'));
    expect(order('Never')).toBeTruthy();
    await say(windows(null, null, 'always'));
    expect(order('Always')).toBeTruthy();
  });

  it('are given again where the line was lost', async () => {
    await come('A', resync(0, false), windows(null));
    FakeSocket.last.onclose?.({ code: 1006, reason: '' });
    await user.click(screen.getByRole('button', { name: 'Never' }));
    await wait(1000);
    FakeSocket.last.onopen?.();
    await say({ type: 'welcome', table: four, you: 'A', commitment: 'ab12' }, windows(null));
    expect(sent()).toMatchObject({ type: 'order', order: 'pass' });
    await say(windows(null, null, 'pass'));
    expect(order('Never')).toBeTruthy();
  });

  it('are no part of a game without windows', async () => {
    render(TablePage, { id: 't1', token: 'secret', client, variant });
    FakeSocket.last.onopen?.();
    await say({ type: 'welcome', table, you: 'South', commitment: 'ab12' }, resync(1, true));
    expect(screen.queryByRole('region', { name: 'Reactions' })).toBeNull();
  });
});
