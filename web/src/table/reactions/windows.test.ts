import { describe, expect, it } from 'vitest';
import type { Variant } from '../../game';
import type { HostMessage } from '../../protocol';
import { asked, jump, jumps, tableOf, variant, windows } from '../fixture/game';
import { bandSentence, firstOrder, lateAt, orderOf, reactionOf, runs, secondsLeft } from './windows';
import { emptyTable, mayAct, notice, receive, settle, type TableState } from '../session/state';

const NOW = 1_000_000;
const table = tableOf(4);
const names = { A: 'Anna', B: 'Ben', C: 'Cleo', D: 'Dan' };

const after = (...messages: HostMessage[]): TableState =>
  settle(messages.reduce((state, message) => receive(state, message, NOW), emptyTable));
const welcome: HostMessage = { type: 'welcome', table, you: 'A', commitment: 'ab' };
const resync = (seq: number, open: boolean): HostMessage => ({
  type: 'resync',
  ...asked(1, seq, open),
  log: [],
  earlier: 0,
});
const update = (n: number, seq: number, open: boolean): HostMessage => ({
  type: 'update',
  ...asked(n, seq, open),
  told: [],
});

describe('a window', () => {
  it('is answered while the own question is open, whichever news comes first', () => {
    expect(mayAct(after(welcome, resync(1, true), windows(jump, {})))).toBe(true);
    expect(mayAct(after(welcome, resync(0, false), windows(jump, {})))).toBe(false);
    expect(mayAct(after(welcome, resync(0, false), windows(jump, {}), update(2, 1, true)))).toBe(true);
  });

  it('is not answered twice, though the view names all who are asked', () => {
    const state = after(welcome, resync(1, true), windows(jump, {}), windows(jump, { state: 'sealed' }));
    expect(mayAct(state)).toBe(false);
    expect(mayAct(receive(state, update(2, 2, false)))).toBe(false);
  });

  it('is not answered where nothing is asked, whatever the view says', () => {
    expect(mayAct(after(welcome, resync(1, true), windows(jump, null)))).toBe(false);
    expect(mayAct(after(welcome, windows(null), resync(1, false)))).toBe(false);
  });

  it('leaves the next question to be answered when it is closed', () => {
    const state = after(welcome, resync(1, true), windows(jump, { state: 'sealed' }), windows(null));
    expect(mayAct(receive(state, update(2, 3, true)))).toBe(false);
    expect(mayAct(settle(receive(state, update(2, 3, true))))).toBe(true);
  });

  it('has the time that the host says is left, counted from now', () => {
    expect(after(welcome, windows({ ...jump, left: 12.5 })).reactions?.due).toBe(NOW + 12_500);
    expect(after(welcome, windows({ ...jump, length: null, left: null })).reactions?.due).toBeNull();
    expect(after(welcome, windows(jump), windows(null)).reactions?.due).toBeNull();
  });

  it('is told to the parts of a game without its clock', () => {
    expect(reactionOf(null)).toBeNull();
    expect(reactionOf(after(windows(null)).reactions)).toBeNull();
    expect(reactionOf(notice(after(windows(jump))).reactions)).toEqual({
      n: 1,
      kind: 'jumped',
      asks: ['A', 'B', 'C'],
      mine: null,
    });
  });

  it('is shown when it asks something of us or lasts, and then until it closes', () => {
    const shown = (state: TableState) => reactionOf(state.reactions) !== null;
    const sealed = windows(jump, { state: 'sealed' });
    expect(shown(after(sealed))).toBe(false);
    expect(shown(after(windows(jump, {}), sealed))).toBe(true);
    const lasting = notice(after(windows(jump)));
    expect(shown(receive(lasting, windows({ ...jump, more: ['B'] })))).toBe(true);
    expect(shown(receive(lasting, windows({ ...jump, n: 2 })))).toBe(false);
    expect(shown(receive(lasting, windows(null)))).toBe(false);
  });
});

describe('the clock', () => {
  it('counts up to whole seconds and never below none', () => {
    expect(secondsLeft(null, NOW)).toBeNull();
    expect(secondsLeft(NOW + 12_001, NOW)).toBe(13);
    expect(secondsLeft(NOW - 5, NOW)).toBe(0);
  });

  it('is late in its last ten seconds, or its last third', () => {
    expect([lateAt(60), lateAt(30), lateAt(15), lateAt(5)]).toEqual([10, 10, 5, 2]);
  });

  it('runs only where people wait for each other', () => {
    const [person] = table.seats;
    const alone = {
      ...table,
      seats: table.seats.map((seat) => (seat.seat === 'A' ? seat : { ...seat, kind: 'bot' as const })),
    };
    expect(runs({ ...alone, clock: 30 })).toBe(false);
    expect(runs({ ...table, seats: [person!, person!], clock: 0 })).toBe(true);
    expect(runs({ ...table, clock: null })).toBe(false);
  });
});

describe('the band', () => {
  const say = (message: ReturnType<typeof windows>, you: string | null = 'A', sealed = '', met = true) =>
    bandSentence(
      { ...message, due: null, noticed: true, answered: null, missed: false, met },
      orderOf(jumps.orders, message.order),
      you,
      names,
      sealed,
    );

  it("names who may react, in the rulebook's order", () => {
    expect(say(windows(jump, {}))).toBe('You, Ben and Cleo may react.');
    expect(say(windows({ ...jump, asks: ['B', 'A'] }, {}))).toBe('Ben and you may react.');
    expect(say(windows(jump), null)).toBe('Anna, Ben and Cleo may react.');
    expect(say(windows({ ...jump, asks: ['C'] }))).toBe('Cleo may react.');
  });

  it('says that the answer is sealed, and which, where the game has words for it', () => {
    const sealed = windows(jump, { state: 'sealed', answer: 'PASS' });
    expect(say(sealed)).toBe('You have answered. Waiting for the others.');
    expect(say(sealed, 'A', 'you pass')).toBe('You answered: you pass. Waiting for the others.');
    expect(say({ ...sealed, window: { ...jump, asks: ['A'] } })).toBe('You have answered.');
  });

  it('says who has taken more time', () => {
    expect(say(windows({ ...jump, more: ['A', 'B'] }, {}))).toBe(
      'You, Ben and Cleo may react. Ben takes more time.',
    );
  });

  it('does not tell of what is asked before there was anything to ask about', () => {
    expect(say(windows(null), 'A', '', false)).toBe('When you are asked to react:');
    expect(say({ ...windows(null), order: null }, null, '', false)).toBe('Nobody can react now.');
  });

  it('tells meanwhile what the standing order means', () => {
    expect(say(windows(null))).toBe('You are asked at every jump. You can change this at any time.');
    expect(say({ ...windows(null), order: null }, null)).toBe('Nobody can react now.');
  });
});

describe('the first standing order', () => {
  const only: Variant = { ...jumps, orders: jumps.orders.slice(0, 1) };

  it('is the one remembered here, else the last but one', () => {
    expect(firstOrder(jumps, null)).toBe('jump');
    expect(firstOrder(jumps, 'always')).toBe('always');
    expect(firstOrder(jumps, 'of another version')).toBe('jump');
    expect(firstOrder(only, null)).toBe('pass');
    expect(firstOrder(variant, 'always')).toBeNull();
  });
});
