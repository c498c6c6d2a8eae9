import { expect, test } from 'vitest';

import { board } from '../testing';
import { armyDocument, mapDocument, readArmy, readMap } from '../editor/documents';
import { alike, between, opposite, overlap, withOpposite } from '../editor/rectangles';
import { buyText, costOf, costOfAll, nextPurchase, presetOf, spread, toggled } from './list';

const soldier = { type: 'S', weapons: ['rifle', 'gren'], mounts: [] };
const carrier = { type: 'APC', weapons: [], mounts: ['mg', 'mg'] };

test('running points are the table’s figures, added up', () => {
  expect(costOf(board, soldier)).toBe(25);
  expect(costOf(board, carrier)).toBe(130);
  expect(costOfAll(board, [soldier, { ...soldier, count: 3 }])).toBe(100);
});

test('a list is bought a unit at a time, and then ended', () => {
  const army = [soldier, carrier];
  expect(buyText(soldier, 0)).toBe('buy U1 S rifle gren');
  expect([0, 1, 2].map((bought) => nextPurchase(board, army, bought))).toEqual([
    'buy U1 S rifle gren',
    'buy U2 APC mg mg',
    'end',
  ]);
});

test('an untouched ready-made army is bought as such', () => {
  const army = spread(board.armies.pair!.units);
  expect(army).toHaveLength(3);
  expect(presetOf(board, army)).toBe('pair');
  expect(nextPurchase(board, army, 0)).toBe('preset pair');
  expect(nextPurchase(board, army, 3)).toBe('end');
  expect(presetOf(board, army.slice(1))).toBeNull();
});

test('weapons are taken and laid down', () => {
  expect(toggled(['rifle'], 'gren')).toEqual(['rifle', 'gren']);
  expect(toggled(['rifle', 'gren'], 'rifle')).toEqual(['gren']);
});

test('an army as a document and back', () => {
  const document = armyDocument('Mine', [soldier, soldier, carrier]);
  expect(document).toEqual({
    name: 'Mine',
    units: [
      { ...soldier, count: 2 },
      { ...carrier, count: 1 },
    ],
  });
  expect(readArmy(document)).toEqual([soldier, soldier, carrier]);
  expect(readArmy({ units: [{ type: 'T' }] })).toEqual([{ type: 'T', weapons: [], mounts: [] }]);
  expect(readArmy({ units: 'S' })).toBeNull();
  expect(readArmy({ units: [3] })).toBeNull();
  expect(readArmy({ units: [{ type: 'S', weapons: 'rifle' }] })).toBeNull();
});

test('a map as a document and back', () => {
  const pieces = [between('trees', [5, 9], [2, 4])];
  const document = mapDocument('', pieces);
  expect(document).toEqual({ pieces: [['trees', 2, 4, 5, 9]] });
  expect(readMap(document)).toEqual(pieces);
  expect(readMap({ pieces: [['trees', 1, 2, 3]] })).toBeNull();
  expect(readMap({})).toBeNull();
});

test('the same piece stands opposite, unless it is its own opposite', () => {
  const floor = { width: 48, height: 32 };
  const house = between('bldg', [14, 4], [19, 9]);
  expect(opposite(floor, house)).toEqual({ type: 'bldg', x0: 28, y0: 22, x1: 33, y1: 27 });
  expect(withOpposite(floor, house)).toHaveLength(2);
  expect(withOpposite(floor, between('trees', [22, 14], [25, 17]))).toHaveLength(1);
  expect(alike(house, opposite(floor, opposite(floor, house)))).toBe(true);
  expect(overlap(house, between('hole', [19, 9], [20, 10]))).toBe(true);
  expect(overlap(house, between('hole', [20, 9], [21, 10]))).toBe(false);
});
