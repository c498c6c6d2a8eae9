import { expect, test } from 'vitest';

import { labelled, ringsOf } from './rings';

const floor = { x: 0, y: 0, width: 960, height: 640 };
const away = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Math.hypot(from.x - to.x, from.y - to.y);

test('a label stands on its ring, where the floor is seen', () => {
  for (const at of [
    { x: 250, y: 450 },
    { x: 30, y: 30 },
    { x: 930, y: 320 },
  ])
    for (const label of labelled(ringsOf({ rifle: 12, gren: 6 }), at, floor, 1.2)) {
      expect(away(at, label)).toBeCloseTo(label.r);
      expect(label.x).toBeGreaterThan(0);
      expect(label.y).toBeGreaterThan(0);
      expect(label.x).toBeLessThan(960);
      expect(label.y).toBeLessThan(640);
    }
});

test('every ring that is seen has a label, and no two lie on each other', () => {
  const labels = labelled(ringsOf({ rifle: 7, gren: 6, mort: 5 }), { x: 480, y: 320 }, floor, 2);
  expect(labels.map(({ feet }) => feet)).toEqual([7, 6, 5]);
  const [one, two] = labels as [(typeof labels)[0], (typeof labels)[0]];
  expect(Math.abs(one.y - two.y) >= 36 || Math.abs(one.x - two.x) >= one.wide + two.wide).toBe(true);
});

test('a ring that lies beside the floor has none', () => {
  expect(labelled(ringsOf({ rifle: 40 }), { x: 480, y: 320 }, floor, 1)).toEqual([]);
});
