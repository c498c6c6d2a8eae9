/* Lines around groups of cells: the edge of the sand, the shores of lakes, the borders of home zones. */
import { UNIT, type Point } from './geometry';

const key = (x: number, y: number) => `${x},${y}`;

/** The closed lines around a set of cells, corners only, clockwise, in drawing units. */
export function outline(cells: Iterable<Point>): Point[][] {
  const inside = new Set<string>();
  const all = [...cells];
  for (const { x, y } of all) inside.add(key(x, y));

  // Each edge that has no cell beyond it, from corner to corner with the cell on its right hand.
  const next = new Map<string, Point[]>();
  const edge = (x: number, y: number, to: Point) => {
    const from = key(x, y);
    next.set(from, [...(next.get(from) ?? []), to]);
  };
  for (const { x, y } of all) {
    if (!inside.has(key(x, y - 1))) edge(x, y, { x: x + 1, y });
    if (!inside.has(key(x + 1, y))) edge(x + 1, y, { x: x + 1, y: y + 1 });
    if (!inside.has(key(x, y + 1))) edge(x + 1, y + 1, { x, y: y + 1 });
    if (!inside.has(key(x - 1, y))) edge(x, y + 1, { x, y });
  }

  const loops: Point[][] = [];
  while (next.size) {
    const loop: Point[] = [];
    let at = [...next.keys()][0]!;
    while (next.has(at)) {
      const to = next.get(at)!.pop()!;
      if (!next.get(at)!.length) next.delete(at);
      loop.push(to);
      at = key(to.x, to.y);
    }
    loops.push(corners(loop).map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT })));
  }
  return loops;
}

/** Leaves out points in the middle of straight lines. */
function corners(loop: Point[]): Point[] {
  return loop.filter((point, i) => {
    const before = loop.at(i - 1)!;
    const after = loop[(i + 1) % loop.length]!;
    return (before.x - point.x) * (after.y - point.y) !== (before.y - point.y) * (after.x - point.x);
  });
}

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
};

/** A closed path through corners that are rounded off. */
export function rounded(loop: Point[], radius: number): string {
  const parts = loop.map((corner, i) => {
    const into = towards(corner, loop.at(i - 1)!, radius);
    const out = towards(corner, loop[(i + 1) % loop.length]!, radius);
    return `${i ? 'L' : 'M'}${into.x} ${into.y}Q${corner.x} ${corner.y} ${out.x} ${out.y}`;
  });
  return `${parts.join('')}Z`;
}

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
