import { expect, test } from 'vitest';

import * as camera from './camera';

const inside = { x: -26, y: -8, width: 994, height: 672 };
const room = (shape: number) => ({ inside, shape, closest: 220 });
const still = { x: 480, y: 320 };

test('everything is seen in a place of any shape', () => {
  for (const shape of [0.7, 1.5, 3]) {
    const box = camera.whole(room(shape));
    expect(box.width / box.height).toBeCloseTo(shape);
    expect(box.width).toBeGreaterThanOrEqual(inside.width - 0.001);
    expect(box.height).toBeGreaterThanOrEqual(inside.height - 0.001);
    expect(camera.isWhole(box, room(shape))).toBe(true);
  }
});

test('closer, what lies under the fingers stays where it is; never beyond the whole', () => {
  const box = camera.whole(room(1.5));
  const near = camera.zoomed(box, 2, still, room(1.5));
  expect(near.width).toBeCloseTo(box.width / 2);
  expect((still.x - near.x) / near.width).toBeCloseTo((still.x - box.x) / box.width);
  expect(camera.zoomed(near, 1000, still, room(1.5)).width).toBe(220);
  expect(camera.zoomed(near, 0.01, still, room(1.5)).width).toBe(box.width);
  expect(camera.isWhole(near, room(1.5))).toBe(false);
});

test('pushed, it follows the finger as far as there is something', () => {
  const near = camera.zoomed(camera.whole(room(1.5)), 2, still, room(1.5));
  expect(camera.moved(near, { x: 100, y: 0 }, room(1.5)).x).toBeCloseTo(near.x + 100);
  expect(camera.moved(near, { x: 9999, y: 0 }, room(1.5)).x).toBeCloseTo(
    inside.x + inside.width - near.width,
  );
  const pushed = camera.moved(near, { x: -9999, y: 0 }, room(1.5));
  expect(pushed.x).toBe(inside.x);
  expect(camera.holds(near, still, 20)).toBe(true);
  expect(camera.holds(pushed, { x: 900, y: 320 }, 20)).toBe(false);
});

test('a look shows all that it shall', () => {
  const points = [
    { x: 50, y: 590 },
    { x: 410, y: 430 },
  ];
  const box = camera.closeTo(points, 60, room(1), 100);
  expect(box.width).toBeLessThan(inside.width * 0.7);
  for (const point of points) expect(camera.holds(box, point, 20)).toBe(true);
  expect(camera.closeTo([], 60, room(1))).toEqual(camera.whole(room(1)));
});

test('a button stands in a corner where it hides nothing that may be chosen', () => {
  const seen = { x: 300, y: 300, width: 800, height: 800 };
  const at = (x: number, y: number) => ({ x, y, width: 100, height: 100 });
  expect(camera.freeCorner(seen, 130, [at(700, 700)])).toEqual({ right: true, low: true });
  expect(camera.freeCorner(seen, 130, [at(1000, 1000)])).toEqual({ right: false, low: true });
  expect(camera.freeCorner(seen, 130, [at(1000, 1000), at(300, 1000)])).toEqual({ right: true, low: false });
});

test('what was touched moves as little as can be, while all that is wanted is seen', () => {
  const at = room(1);
  const was = camera.whole(at);
  const points = [
    { x: 400, y: 300 },
    { x: 520, y: 300 },
  ];
  const box = camera.closeTo(points, 20, at);
  const near = camera.kept(box, points, points[1]!, was, at);
  expect(near.width).toBeCloseTo(box.width);
  for (const point of points) expect(camera.holds(near, point, 0)).toBe(true);
  const seen = ({ x, width }: typeof box) => (points[1]!.x - x) / width;
  expect(Math.abs(seen(near) - seen(was))).toBeLessThanOrEqual(Math.abs(seen(box) - seen(was)));
  expect(seen(near)).toBeCloseTo(seen(was));
});
