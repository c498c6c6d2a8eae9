/* Named spaces in rows and columns (`a1` is the south-western one), turned by quarters for the seat that looks. */
import type { Box, Point } from './points';

/** One space is so many drawing units wide. */
export const UNIT = 100;

export interface Cell<Ground extends string = string> {
  name: string;
  ground: Ground;
  /** Something may stand there. */
  open: boolean;
  /** Place in the turned grid, counted from the upper left. */
  x: number;
  y: number;
}

export interface Geometry<Ground extends string = string> {
  width: number;
  height: number;
  cells: Map<string, Cell<Ground>>;
  /** Cells by row from the top, each from left to right. */
  rows: Cell<Ground>[][];
  /** What stands along the lower and the left edge. */
  across: string[];
  down: string[];
}

/** Spaces of one kind. */
export interface Lot<Ground extends string = string> {
  ground: Ground;
  names: string[];
  open: boolean;
}

/** Quarters, anticlockwise: one sends the left edge to the bottom. */
export type Turn = 0 | 1 | 2 | 3;

/** Column and row of a name such as `j10`, counted from 0; row 0 is the southern one. */
export function parse(name: string, columns: string[]): { column: number; row: number } {
  const match = /^([a-z]+)(\d+)$/.exec(name);
  const column = match ? columns.indexOf(match[1]!) : -1;
  if (column < 0) throw new Error(`no such space: ${name}`);
  return { column, row: Number(match![2]) - 1 };
}

function turned(point: Point, width: number, height: number, turn: Turn): Point {
  let { x, y } = point;
  for (let i = 0, w = width, h = height; i < turn; i++, [w, h] = [h, w]) [x, y] = [y, w - 1 - x];
  return { x, y };
}

export function layOut<Ground extends string>(
  columns: string[],
  height: number,
  lots: Lot<Ground>[],
  turn: Turn = 0,
): Geometry<Ground> {
  const width = columns.length;
  const at = (x: number, y: number) => turned({ x, y }, width, height, turn);
  const cells = new Map<string, Cell<Ground>>();
  for (const { ground, names, open } of lots)
    for (const name of names) {
      const { column, row } = parse(name, columns);
      cells.set(name, { name, ground, open, ...at(column, height - 1 - row) });
    }
  const [wide, high] = turn % 2 ? [height, width] : [width, height];
  const rows: Cell<Ground>[][] = Array.from({ length: high }, () => []);
  for (const cell of cells.values()) rows[cell.y]!.push(cell);
  for (const row of rows) row.sort((a, b) => a.x - b.x);

  const letters = columns.map((letter, i) => ({ letter, ...at(i, 0) }));
  const numbers = Array.from({ length: height }, (_, i) => ({
    letter: String(i + 1),
    ...at(0, height - 1 - i),
  }));
  const [along, up] = turn % 2 ? [numbers, letters] : [letters, numbers];
  return {
    width: wide,
    height: high,
    cells,
    rows,
    across: along.sort((a, b) => a.x - b.x).map(({ letter }) => letter),
    down: up.sort((a, b) => a.y - b.y).map(({ letter }) => letter),
  };
}

/** The middle of a space. */
export function centre(geometry: Geometry, name: string): Point {
  const cell = geometry.cells.get(name);
  if (!cell) throw new Error(`no such space: ${name}`);
  return { x: (cell.x + 0.5) * UNIT, y: (cell.y + 0.5) * UNIT };
}

/** The spaces as boxes; unknown names are left out. */
export const boxesOf = (geometry: Geometry, names: Iterable<string>): Box[] =>
  [...names]
    .flatMap((name) => geometry.cells.get(name) ?? [])
    .map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT }));

/** Around the spaces: room for the coordinates on the left and below. */
const MARGIN = { left: 34, top: 18, right: 14, bottom: 36 };

/** The whole drawing. */
export const frameOf = ({ width, height }: Pick<Geometry, 'width' | 'height'>): Box => ({
  x: -MARGIN.left,
  y: -MARGIN.top,
  width: width * UNIT + MARGIN.left + MARGIN.right,
  height: height * UNIT + MARGIN.top + MARGIN.bottom,
});

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The next open space that way, over what is not; the same one where there is none. */
export function beside(geometry: Geometry, name: string, direction: Direction): string {
  const here = geometry.cells.get(name);
  if (!here) return name;
  const step = STEP[direction];
  for (let { x, y } = here; ;) {
    x += step.x;
    y += step.y;
    if (x < 0 || y < 0 || x >= geometry.width || y >= geometry.height) return name;
    const cell = geometry.rows[y]!.find((each) => each.x === x);
    if (cell?.open) return cell.name;
  }
}
