import { beside, centre, UNIT } from '$web/board/spaces';
import { expect, test } from 'vitest';

import { firstSpace, layOut, mirrored, turnFor } from './geometry';
import { cornerOf } from './board/corners';
import { outline, rounded } from '$web/lib/outline';
import { shore } from './shore';
import { cross, square } from './testing';

test('a seat sees its own home zone at the bottom', () => {
  expect(turnFor(square, 'South')).toBe(0);
  expect(turnFor(square, 'North')).toBe(2);
  expect(turnFor(square, null)).toBe(0);
  expect(['South', 'West', 'North', 'East'].map((seat) => turnFor(cross, seat))).toEqual([0, 1, 2, 3]);
});

test('the cursor begins in the own home zone', () => {
  expect(square.zones['North']).toContain(firstSpace(square, 'North'));
  expect(square.spaces).toContain(firstSpace(square, null));
});

test('South has a1 at the lower left, North has j10 there', () => {
  expect(layOut(square, 'South').cells.get('a1')).toMatchObject({ x: 0, y: 9, ground: 'space' });
  expect(layOut(square, 'North').cells.get('j10')).toMatchObject({ x: 0, y: 9 });
  expect(layOut(square, 'South').cells.get('c5')?.ground).toBe('lake');
});

test('coordinates turn with the board', () => {
  const north = layOut(square, 'North');
  expect(north.across.join('')).toBe('jihgfedcba');
  expect(north.down.at(0)).toBe('1');
  const west = layOut(cross, 'West');
  expect(west.across[0]).toBe('15');
  expect(west.down.at(-1)).toBe('a');
});

test('every home zone of the cross comes to lie below the middle, whoever looks', () => {
  for (const seat of Object.keys(cross.zones)) {
    const geometry = layOut(cross, seat);
    for (const name of cross.zones[seat]!)
      expect(geometry.cells.get(name)!.y).toBeGreaterThan(geometry.height / 2);
  }
});

test('every space has a place of its own', () => {
  const geometry = layOut(cross, 'East');
  const places = new Set([...geometry.cells.values()].map(({ x, y }) => `${x},${y}`));
  expect(places.size).toBe(cross.spaces.length + cross.lakes.length + Object.keys(cross.stockades).length);
});

test('the middle of a space', () => {
  expect(centre(layOut(square, 'South'), 'a1')).toEqual({ x: 50, y: 950 });
  expect(() => centre(layOut(square, 'South'), 'z9')).toThrow('no such space');
});

test('arrow keys go over lakes and stop at the edge', () => {
  const geometry = layOut(square, 'South');
  expect(beside(geometry, 'e4', 'up')).toBe('e5');
  expect(beside(geometry, 'c4', 'up')).toBe('c7');
  expect(beside(geometry, 'b5', 'right')).toBe('e5');
  expect(beside(geometry, 'a1', 'left')).toBe('a1');
  expect(beside(layOut(square, 'North'), 'e7', 'up')).toBe('e6');
});

test('the mirrored space lies in the same row', () => {
  expect(mirrored(layOut(square, 'South'), 'b3')).toBe('i3');
  expect(mirrored(layOut(square, 'North'), 'b9')).toBe('i9');
});

test('two cells side by side have one outline with four corners', () => {
  const loops = outline(
    [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    UNIT,
  );
  expect(loops).toHaveLength(1);
  expect(loops[0]).toHaveLength(4);
  expect(rounded(loops[0]!, 10)).toMatch(/^M.*Z$/);
  expect(shore(loops[0]!, 6, 3).includes('NaN')).toBe(false);
});

test('a ring of cells has an outer and an inner outline', () => {
  const ring = [0, 1, 2]
    .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
    .filter(({ x, y }) => x !== 1 || y !== 1);
  expect(outline(ring, UNIT)).toHaveLength(2);
});

test('arrow keys go into stockades', () => {
  expect(beside(layOut(cross, 'South'), 'h3', 'down')).toBe('h2');
});

test('each seat has a corner of the cross at its right hand, a full board has none', () => {
  const geometry = layOut(cross, 'West');
  const at = (seat: string) => cornerOf(geometry, cross.zones[seat]!)!;
  expect(at('West').x).toBeGreaterThan(1000);
  expect(at('West').y).toBeGreaterThan(1000);
  expect(at('North').x).toBeLessThan(500);
  expect(at('North').y).toBeGreaterThan(1000);
  expect(new Set(Object.keys(cross.zones).map((seat) => JSON.stringify(at(seat)))).size).toBe(4);
  expect(cornerOf(layOut(square, 'South'), square.zones.South!)).toBeNull();
});
