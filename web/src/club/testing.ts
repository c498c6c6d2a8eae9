/* For tests: a game as the server lists it. */
import type { MyGame } from '../protocol';

export const mine = (table: string, change: Partial<MyGame> = {}): MyGame => ({
  table,
  variant: 'draughts',
  title: 'Draughts',
  created: 1_700_000_000,
  seat: 'South',
  others: [{ seat: 'North', kind: 'human', name: 'Otter' }],
  said: null,
  missing: 0,
  turn: ['North'],
  asked: false,
  time_left: null,
  reserve: 0,
  left: false,
  ended: null,
  rematch: [],
  lost: null,
  duel: false,
  held_back: false,
  problem: null,
  ...change,
});
