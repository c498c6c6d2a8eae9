/* For tests: Today's duel as the server shows it. */
import type { BoardRow, Daily, Duel } from '../protocol';
import { variantOf } from '../testing';
import type { Variant } from '../game';

export const SEED = '00'.repeat(32);
/** The SHA-256 of these 32 bytes. */
export const HASH = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';

export const lightning: Variant = {
  ...variantOf('stratego', ['South', 'North'], {}),
  id: 'stratego-lightning',
  title: 'Lightning',
  levels: [{ id: 'sergeant', title: 'Sergeant', text: '', rating: 0, wins: null, usual: true, ready: true }],
};

export const duel = (change: Partial<Duel> = {}): Duel => ({
  date: '2026-11-27',
  variant: 'stratego-lightning',
  title: 'Lightning',
  hash: HASH,
  published: 1_795_000_000,
  level: 'sergeant',
  army_of: null,
  ...change,
});

export const row = (name: string, change: Partial<BoardRow> = {}): BoardRow => ({
  player: `id of ${name}`,
  name,
  result: { how: 'won', turns: 14 },
  remark: null,
  yours: false,
  table: null,
  ...change,
});

export const dailyOf = (change: Partial<Daily> = {}): Daily => ({
  today: duel(),
  left: 5 * 3600,
  finished: 0,
  attempt: null,
  own_army: false,
  board: null,
  yesterday: null,
  tomorrow: duel({ date: '2026-11-28' }),
  armies: ['stratego-lightning'],
  sent: [],
  ...change,
});
