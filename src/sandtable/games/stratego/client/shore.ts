/* Shorelines, uneven and the same on every screen. */
import type { Point } from '$web/lib/outline';

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
};

/** The same wave for the same place, so that a shore looks alike on every screen. */
const wave = (point: Point, seed: number) =>
  Math.sin(point.x * 0.037 + seed * 1.7) + Math.cos(point.y * 0.041 + seed * 2.3 + point.x * 0.011);

/** A closed path like a shoreline: inside the loop by `inset`, rounded off, uneven by `rough`. */
export function shore(loop: Point[], inset: number, rough: number, seed = 1): string {
  const around = { x: 0, y: 0 };
  for (const corner of loop) {
    around.x += corner.x / loop.length;
    around.y += corner.y / loop.length;
  }
  const points: Point[] = [];
  loop.forEach((corner, i) => {
    const to = loop[(i + 1) % loop.length]!;
    const length = Math.hypot(to.x - corner.x, to.y - corner.y);
    // The corners themselves are left out: that rounds them.
    const steps = Math.max(2, Math.round(length / 45));
    for (let step = 0; step < steps; step++) {
      const point = towards(corner, to, ((step + 0.5) / steps) * length);
      points.push(towards(point, around, inset + rough * wave(point, seed)));
    }
  });
  return smooth(points);
}

/** A closed curve through points (Catmull-Rom, written as Bézier curves). */
function smooth(points: Point[]): string {
  const n = points.length;
  const p = (i: number) => points[(i + n) % n]!;
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = `M${round(p(0).x)} ${round(p(0).y)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    const one = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const two = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${[one, two, c].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`;
  }
  return `${path}Z`;
}
