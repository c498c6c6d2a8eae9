import { expect, it } from 'vitest';
import type { Table } from '../../protocol';
import { client, standing, table, told } from '../fixture/game';
import { emptyTable, type TableState, type TurnClocks } from '../session/state';
import { sentenceOf } from './ask';

const clocks: TurnClocks = { n: 3, runs: 'turn', seat: 'North', left: 500, seats: [], at: 0 };
const names = { South: 'Anna', North: 'Berta' };

/** What is said to a player who waits for another one, who is away. */
function said(change: Partial<Table> = {}, state: Partial<TableState> = {}, away = ['North']) {
  const live = { type: 'live' as const, initial: 600, increment: 10, setup: 300 };
  const waits = standing(3, 'North');
  const here = { ...table, time: live, acts: ['leave' as const], ...change };
  const seen = { ...emptyTable, table: here, you: 'South', standing: waits, shown: waits.view, clocks };
  return sentenceOf(client, { ...seen, ...state, log: [told('a1-a2')] }, names, [], {}, away);
}

it('says that somebody is away while the clock runs, and that the win may be claimed later', () => {
  expect(said({}, {}, [])).toBe('Waiting for Berta.');
  expect(said()).toBe('Berta is away. The clock runs. After a while you may claim the win.');
});

it.each([
  ['before the game has begun', { acts: ['abort', 'leave'] }, {}],
  ['during the first move', {}, { clocks: { ...clocks, runs: 'first' } }],
  ['where more play', { seats: [...table.seats, ...table.seats] }, {}],
] as [string, Partial<Table>, Partial<TableState>][])('speaks of no win %s', (_, change, state) => {
  expect(said(change, state)).toBe('Berta is away. The clock runs.');
});

it('speaks of no clock where none runs', () => {
  expect(said({ time: null })).toBe('Waiting for Berta.');
  expect(said({}, { clocks: { ...clocks, runs: null } })).toBe('Waiting for Berta.');
});
