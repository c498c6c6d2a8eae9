/* Lines around sets of cells, and their corners rounded off. */

export interface Point {
  x: number;
  y: number;
}

const key = (x: number, y: number) => `${x},${y}`;

/** The closed lines around a set of cells of `unit` units each, corners only, clockwise; holes run the other way. */
export function outline(cells: Iterable<Point>, unit: number): Point[][] {
  const inside = new Map<string, Point>();
  for (const cell of cells) inside.set(key(cell.x, cell.y), cell);

  // Each edge that has no cell beyond it, from corner to corner with the cell on its right hand.
  const next = new Map<string, Point[]>();
  const edge = (x: number, y: number, to: Point) => {
    const from = key(x, y);
    next.set(from, [...(next.get(from) ?? []), to]);
  };
  for (const { x, y } of inside.values()) {
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
    loops.push(corners(loop).map(({ x, y }) => ({ x: x * unit, y: y * unit })));
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

/** A closed path through corners that are rounded off. */
export function rounded(loop: Point[], radius: number): string {
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
