import { expect, test } from 'vitest';

import { told, unit } from './testing';
import { tracks } from './tracks';

const units = [unit('West.S1', [2, 2]), unit('East.S2', [16, 2]), unit('East.S3', [30, 8])];
const moves = [
  told('moved', { unit: 'West.S1', from: [1, 1], to: [2, 2] }),
  told('moved', { unit: 'East.S2', from: [20, 2], to: [18, 2] }),
  told('stayed', { unit: 'East.S3' }),
  told('moved', { unit: 'East.S2', from: [18, 2], to: [16, 2] }),
];

test('the other side leaves tracks, a unit that goes twice one from where it stood', () => {
  expect(tracks(moves, units, 'West')).toMatchObject([{ unit: 'East.S2', from: [20, 2], to: [16, 2] }]);
});

test('who watches sees the tracks of both', () => {
  expect(tracks(moves, units, null)).toHaveLength(2);
  expect(tracks([], units, null)).toEqual([]);
});
