import { expect, test } from 'vitest';

import { arrow } from './board/keys';
import { nearest } from './board/nearest';
import { ringsOf } from './board/rings';
import { anchorAt, bearing, boxOf, cellAt, centre, footprint, UNIT } from './geometry';
import { shape } from './reach-shape';
import { unit } from './testing';
import type { Cell } from './made/shown';

const floor = { width: 48, height: 32 };

test('the South lies below: cells and points lead to each other', () => {
  expect(centre(floor, [0, 0])).toEqual({ x: 10, y: 630 });
  expect(cellAt(floor, { x: 10, y: 630 })).toEqual([0, 0]);
  expect(centre(floor, [5, 10], 2)).toEqual({ x: 120, y: 420 });
  expect(boxOf(floor, { x0: 14, y0: 4, x1: 19, y1: 9 })).toEqual({ x: 280, y: 440, width: 120, height: 120 });
});

test('a vehicle stands around the point, wholly on the floor', () => {
  expect(anchorAt(floor, centre(floor, [10, 10]), 1)).toEqual([10, 10]);
  expect(anchorAt(floor, centre(floor, [10, 10], 3), 3)).toEqual([10, 10]);
  expect(anchorAt(floor, { x: 959, y: 1 }, 3)).toEqual([45, 29]);
  expect(footprint([1, 2], 2)).toEqual([
    [1, 2],
    [2, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('figures look where they are turned', () => {
  expect(bearing({ x: 0, y: 0 }, { x: 5, y: 0 })).toBe(0);
  expect(bearing({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(-90);
});

test('what can be reached is one shape, with its holes', () => {
  const cells = footprint([0, 0], 3);
  const lines = (of: Cell[]) => shape(floor, of).match(/M[^Z]*Z/g) ?? [];
  expect(lines(cells)).toHaveLength(1);
  expect(lines(cells)[0]!.match(/Q/g)).toHaveLength(4);
  expect(lines(cells.filter(([x, y]) => x !== 1 || y !== 1))).toHaveLength(2);
  expect(lines([...cells, [10, 10]])).toHaveLength(2);
  expect(shape(floor, [])).toBe('');
});

test('a finger means the nearest figure within its reach', () => {
  const units = [unit('West.S1', [5, 5]), unit('East.S1', [9, 5]), unit('East.S2', null)];
  const at = centre(floor, [6, 5]);
  expect(nearest(units, floor, at, 30)?.id).toBe('West.S1');
  expect(nearest(units, floor, at, 5)).toBeNull();
  expect(nearest(units, floor, centre(floor, [9, 5]), 0)?.id).toBe('East.S1');
  const jeep = unit('West.J1', [20, 20], { size: 2 });
  expect(nearest([jeep], floor, centre(floor, [21, 21]), 0)?.id).toBe('West.J1');
});

test('weapons that reach as far share a ring', () => {
  const rings = ringsOf({ rifle: 20, mort: 20, gren: 6 });
  expect(rings.map(({ label }) => label)).toEqual(['rifle, mortar 20 ft', 'grenade 6 ft']);
  expect(rings[1]!.r).toBe(12 * UNIT);
});

test('arrows go North, a foot at a time if wished', () => {
  expect(arrow('ArrowUp', 1)).toEqual([0, 1]);
  expect(arrow('ArrowLeft', 2)).toEqual([-2, 0]);
  expect(arrow('a', 1)).toBeNull();
});
