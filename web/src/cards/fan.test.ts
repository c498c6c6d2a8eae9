import { expect, test } from 'vitest';

import { fan, SPREAD } from './fan';

test('of every card a finger’s width stays free, in rows if need be', () => {
  const width = 374;
  for (const count of [1, 7, 12, 18]) {
    const { lying, perRow } = fan(count, width, 66, SPREAD);
    for (const [i, { x }] of lying.entries()) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + 66).toBeLessThanOrEqual(width + 0.01);
      if (i % perRow > 0) expect(x - lying[i - 1]!.x).toBeGreaterThanOrEqual(44);
    }
  }
});

test('it is known what of a card lies under the next one, and under the next row', () => {
  const { lying, perRow } = fan(8, 374, 66, SPREAD, 'phone');
  expect(lying.map(({ rear }) => rear)).toEqual(lying.map((_, i) => i < perRow));
  expect(lying.every(({ covered }) => covered === 0)).toBe(true);
  const row = fan(7, 374, 66, SPREAD, 'phone').lying.map(({ covered }) => covered);
  expect(row.at(-1)).toBe(0);
  expect(row.slice(0, -1).every((covered) => covered > 0 && covered <= 66 - SPREAD.touch)).toBe(true);
});

test('in a row that is pushed sideways hardly anything is covered', () => {
  for (const { covered } of fan(12, 374, 58, SPREAD, 'low').lying) expect(covered).toBeLessThanOrEqual(4);
});
