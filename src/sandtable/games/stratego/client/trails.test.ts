import { expect, test } from 'vitest';

import { told } from './testing';
import { trails } from './trails';

const round = [
  told('moved', { seat: 'South', at: 'h3', to: 'h4' }),
  told('moved', { seat: 'West', at: 'c8', to: 'd8' }),
  told('attacked', { seat: 'North', at: 'h12', to: 'h4' }),
  told('captured', { seat: 'South', at: 'h4', by: 'North' }),
  told('moved', { seat: 'East', at: 'm8', to: 'l8' }),
];
const last = { from: 'm8', to: 'l8' };

test('each of the others leaves a trail until one acts, the last one apart', () => {
  expect(trails(round, 'South', last)).toEqual([
    { from: 'c8', to: 'd8' },
    { from: 'h12', to: 'h4' },
  ]);
});

test('the own moves leave none, and none are left before anything has happened', () => {
  expect(trails(round.slice(0, 1), 'South', null)).toEqual([]);
  expect(trails([], 'South', last)).toEqual([]);
});

test('who watches sees all of them', () => {
  expect(trails(round, null, last)).toHaveLength(3);
});
