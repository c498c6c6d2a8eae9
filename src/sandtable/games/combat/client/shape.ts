/* The line around a set of cells: what a unit may reach is shown as one shape. */
import { UNIT, type Floor, type Point } from './geometry';
import type { Cell } from './types';

const key = (x: number, y: number) => `${x},${y}`;

/** Closed lines around the cells, corners only, in drawing units; holes run the other way round. */
export function outline(floor: Floor, cells: Iterable<Cell>): Point[][] {
  const inside = new Set<string>();
  for (const [x, y] of cells) inside.add(key(x, floor.height - 1 - y));

  // Each edge that has no cell beyond it, from corner to corner with the cell on its right hand.
  const next = new Map<string, Point[]>();
  const edge = (x: number, y: number, to: Point) => {
    const from = key(x, y);
    next.set(from, [...(next.get(from) ?? []), to]);
  };
  for (const cell of inside) {
    const [x, y] = cell.split(',').map(Number) as [number, number];
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

/** One path of all the lines, its corners rounded off. */
export const path = (loops: Point[][], radius = 5): string =>
  loops.map((loop) => rounded(loop, radius)).join('');

function rounded(loop: Point[], radius: number): string {
  const parts = loop.map((corner, i) => {
    const into = towards(corner, loop.at(i - 1)!, radius);
    const out = towards(corner, loop[(i + 1) % loop.length]!, radius);
    return `${i ? 'L' : 'M'}${into.x} ${into.y}Q${corner.x} ${corner.y} ${out.x} ${out.y}`;
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
