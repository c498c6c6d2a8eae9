import { describe, expect, it } from 'vitest';
import type { Told, View } from '../../game';
import type { HostMessage, Standing, Table } from '../../protocol';
import {
  advance,
  emptyTable,
  inFull,
  mayAct,
  receive,
  receiveEarlier,
  recentOf,
  settle,
  startSending,
  upcoming,
  type TableState,
} from './state';

const seat = (name: string) => ({
  seat: name,
  kind: 'human' as const,
  level: null,
  name,
  taken: true,
  here: true,
  thinking: false,
  left: false,
  stand_in: null,
  relievable: false,
  relieved: null,
  rating: null,
  account: false,
});

const table: Table = {
  id: 't1',
  variant: 'draughts',
  title: 'Draughts',
  players: 2,
  options: {},
  talk: null,
  clock: null,
  seats: [seat('South'), seat('North')],
  started: true,
  ended: null,
  offers: { draw: null, replace: [], rematch: null },
  acts: [],
  commitment: 'ab',
  seed: null,
  rematch: null,
  no_replay: null,
  hints: false,
  thanks: [],
  time: null,
  open: false,
  rated: null,
  duel: false,
  patience: null,
};

const view = (turn: number, toAct = 'South'): View => ({
  game: 'draughts',
  variant: 'draughts',
  viewer: 'South',
  seats: ['South', 'North'],
  phase: `turn ${turn}`,
  to_act: [toAct],
  result: null,
});

const standing = (n: number, toAct = 'South'): Standing => ({
  n,
  view: view(n, toAct),
  legal: [{ id: 1, text: 'a1-a2', kind: 'move' }],
  seq: n,
  ask: null,
});

const told = (text: string): Told => ({ kind: 'moved', text, clause: 'DR-1' });
const update = (n: number, texts: string[], toAct?: string): HostMessage => ({
  type: 'update',
  ...standing(n, toAct),
  told: texts.map(told),
});
const resync = (n: number, texts: string[] = [], toAct?: string): HostMessage => ({
  type: 'resync',
  ...standing(n, toAct),
  log: texts.map(told),
  earlier: 0,
});
const welcome: HostMessage = { type: 'welcome', table, you: 'South', commitment: 'ab' };

const after = (...messages: HostMessage[]): TableState =>
  messages.reduce((state, message) => receive(state, message), emptyTable);
const texts = (state: TableState) => state.log.map(({ text }) => text);

describe('a recorded stream', () => {
  const stream = [welcome, resync(3, ['one']), update(4, ['two', 'three'], 'North'), update(5, ['four'])];

  it('sets the board to the last view when all is shown', () => {
    const state = settle(after(...stream));
    expect(state.shown).toEqual(view(5));
    expect(texts(state)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('shows the events in order, on the view they started from', () => {
    let state = after(...stream);
    const seen: [string, string[]][] = [];
    while (state.arrivals.length > 0) {
      state = advance(state);
      seen.push([state.shown!.phase, state.played.map(({ text }) => text)]);
    }
    expect(seen).toEqual([
      ['turn 3', ['two']],
      ['turn 3', ['two', 'three']],
      ['turn 4', []],
      ['turn 4', ['four']],
      ['turn 5', []],
    ]);
  });

  it('does not tell in the log what has not been shown', () => {
    expect(texts(after(...stream))).toEqual(['one']);
  });

  it('comes to the same state one by one as at once', () => {
    let state = after(...stream);
    while (upcoming(state) !== undefined) state = advance(state);
    expect(state).toEqual(settle(after(...stream)));
  });
});

describe('what has happened of late', () => {
  const act = (state: TableState) => startSending(state, { ref: 'r', action: 'x', seq: 1, place: null });
  const lately = (state: TableState) => state.recentTurn?.arrivals.map(({ told }) => told[0]?.text);

  it('begins with the own last act, and with the board before it', () => {
    let state = settle(after(welcome, resync(1, ['old']), update(2, ['theirs'])));
    expect([lately(state), texts(state).slice(-1)]).toEqual([['theirs'], ['theirs']]);
    state = receive(act(state), update(3, ['mine'], 'North'));
    state = settle(receive(receive(state, update(4, ['one'])), update(5, ['two'])));
    expect(lately(state)).toEqual(['mine', 'one', 'two']);
    expect(state.recentTurn?.from).toEqual(view(2));
    expect(state.recentTurn?.arrivals.at(-1)?.view).toEqual(state.shown);
    expect(recentOf(state).map(({ text }) => text)).toEqual(['mine', 'one', 'two']);
  });

  it('is told to the board as it is shown, not before', () => {
    let state = receive(act(after(welcome, resync(1))), update(2, ['mine', 'fell']));
    expect(recentOf(state)).toEqual([]);
    state = advance(state);
    expect(recentOf(state).map(({ text }) => text)).toEqual(['mine']);
  });

  it('counts no act that was refused', () => {
    const before = settle(after(welcome, resync(1), update(2, ['theirs'])));
    const state = receive(act(before), {
      type: 'refused',
      ref: 'r',
      error: 'illegal',
      clause: null,
      message: 'No.',
      seq: 1,
    });
    expect(lately(receive(state, update(3, ['more'])))).toEqual(['theirs', 'more']);
  });

  it('is one turn for whoever watches', () => {
    const seen = (n: number, told: string, toAct: string) => {
      const one = update(n, [told], toAct) as Extract<HostMessage, { type: 'update' }>;
      return { ...one, view: { ...one.view, viewer: null } };
    };
    const turns = [
      seen(2, 'a', 'South'),
      seen(3, 'b', 'North'),
      seen(4, 'c', 'North'),
      seen(5, 'd', 'South'),
    ];
    expect(lately(after(welcome, resync(1), ...turns))).toEqual(['c', 'd']);
  });

  it('is forgotten when all comes anew', () => {
    expect(after(welcome, resync(1), update(2, ['a']), resync(3)).recentTurn).toBeNull();
  });
});

describe('updates', () => {
  it('that came before are left aside', () => {
    const state = after(welcome, resync(4));
    expect(receive(state, update(4, ['again']))).toBe(state);
  });

  it('that leave a hole are told from those that follow', () => {
    const state = after(welcome, resync(4));
    expect(inFull(state, update(5, []))).toEqual(update(5, []));
    expect(inFull(state, update(6, []))).toBeNull();
    expect(inFull(emptyTable, update(0, []))).toBeNull();
    expect(receive(state, update(6, []))).toBe(state);
  });

  it('without events only set the board', () => {
    const state = after(welcome, resync(1), update(2, []));
    expect(upcoming(state)).toBeNull();
    expect(advance(state).shown).toEqual(view(2));
  });
});

describe('an act on its way', () => {
  const place = { x: 3, y: 4 };
  const sent = startSending(after(welcome, resync(1)), { ref: '7', action: 'a1-a2', seq: 1, place });

  it('lets nothing else be tried', () => {
    expect(mayAct(after(welcome, resync(1)))).toBe(true);
    expect(mayAct(sent)).toBe(false);
  });

  it('is answered by the news that brings another question', () => {
    expect(receive(sent, update(2, ['done'])).sending).toBeNull();
  });

  it('stays on its way while its question stands, whatever else happens', () => {
    const news = { ...update(2, ['Somebody else has acted.']), seq: 1 } as HostMessage;
    expect(receive(sent, news).sending).toEqual(sent.sending);
    expect(receive(sent, { ...resync(2), seq: 1 } as HostMessage).sending).toEqual(sent.sending);
    expect(receive(sent, resync(2)).sending).toBeNull();
  });

  it('is answered by a refusal, which is shown where it was tried', () => {
    const refused = receive(sent, {
      type: 'refused',
      ref: '7',
      error: 'illegal',
      clause: 'DR-2',
      message: 'Not backwards.',
      seq: 1,
    });
    expect(refused.refusal).toEqual({ clause: 'DR-2', message: 'Not backwards.', place });
    expect(mayAct(refused)).toBe(true);
  });

  it('is not answered by the refusal of something else', () => {
    const refused = receive(sent, {
      type: 'refused',
      ref: '9',
      error: 'limit',
      message: 'Too fast.',
      seq: 1,
      clause: null,
    });
    expect(refused.sending).toEqual(sent.sending);
    expect(refused.refusal?.place).toBeNull();
  });

  it('that was meant for an earlier question gets the present one', () => {
    const stale = receive(sent, {
      ...standing(6, 'North'),
      type: 'stale',
      ref: '7',
      message: 'The table has moved on.',
      log: [told('one')],
      earlier: 0,
    });
    expect(stale.shown).toEqual(view(6, 'North'));
    expect(stale.refusal?.message).toBe('The table has moved on.');
    expect(stale.sending).toBeNull();
  });
});

describe('who may act', () => {
  it('nobody while events are being shown', () => {
    expect(mayAct(after(welcome, resync(1), update(2, ['one'])))).toBe(false);
  });

  it('nobody before all are there, unless those who are missing are asked as well', () => {
    const [south, north] = table.seats;
    const waiting = { ...table, started: false, seats: [south!, { ...north!, taken: false, name: null }] };
    const alone = { ...standing(1), view: { ...view(1), to_act: ['South', 'North'] } };
    const arrived = { ...welcome, table: waiting } as HostMessage;
    expect(mayAct(after(arrived, resync(1)))).toBe(false);
    expect(mayAct(after(arrived, { ...alone, type: 'resync', log: [], earlier: 0 }))).toBe(true);
  });

  it('nobody after the end, and nobody who watches', () => {
    const ended = {
      winners: ['South'],
      losers: ['North'],
      termination: 'resign',
      clause: null,
      text: 'North resigns.',
    };
    expect(mayAct(after(welcome, resync(1), { type: 'table', table: { ...table, ended } }))).toBe(false);
    expect(mayAct(after({ ...welcome, you: null } as HostMessage, resync(1)))).toBe(false);
    expect(mayAct(after(welcome, resync(1, [], 'North')))).toBe(false);
  });
});

describe('the first lines of a long log', () => {
  const latest = { ...resync(9, ['eight', 'nine']), earlier: 2 } as HostMessage;
  const first = ['one', 'two'].map(told);

  it('come before the latest', () => {
    const state = after(welcome, latest, update(10, ['ten']));
    expect(texts(receiveEarlier(settle(state), first))).toEqual(['one', 'two', 'eight', 'nine', 'ten']);
  });

  it('leave what was last shown where it is', () => {
    const state = receiveEarlier(settle(after(welcome, latest, update(10, ['ten']))), first);
    expect(recentOf(state).map(({ text }) => text)).toEqual(['ten']);
  });

  it('are kept when the latest come anew', () => {
    const state = receiveEarlier(after(welcome, latest), first);
    const longer = { ...resync(11, ['nine', 'ten']), earlier: 3 } as HostMessage;
    expect(texts(receive(state, longer))).toEqual(['one', 'two', 'eight', 'nine', 'ten']);
  });

  it('are not taken for others', () => {
    const state = after(welcome, latest);
    expect(receiveEarlier(state, first.slice(1))).toBe(state);
  });
});
