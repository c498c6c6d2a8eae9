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
