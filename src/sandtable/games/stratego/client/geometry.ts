/*
 * Where the spaces of a board lie on the screen. The plan comes from the server; this side only turns it, by
 * quarters, until the home zone of the seat that looks lies at the bottom. One space is UNIT wide.
 */
import type { BoardPlan } from './types';

export const UNIT = 100;

export type Ground = 'space' | 'lake' | 'stockade';

export interface Cell {
  name: string;
  ground: Ground;
  /** Place in the turned grid, counted from the upper left. */
  x: number;
  y: number;
}

export interface Geometry {
  width: number;
  height: number;
  cells: Map<string, Cell>;
  /** Cells by row from the top, each from left to right. */
  rows: Cell[][];
  /** What stands along the lower and the left edge. */
  across: string[];
  down: string[];
}

export interface Point {
  x: number;
  y: number;
}

type Turn = 0 | 1 | 2 | 3;

/** Where the cursor stands at first: in the own home zone. */
export function firstSpace(plan: BoardPlan, seat: string | null): string {
  return plan.zones[seat ?? '']?.at(-1) ?? plan.spaces[0]!;
}

/** Column and row of a name such as `j10`, counted from 0; row 0 is the southern one. */
export function parse(name: string, columns: string[]): { column: number; row: number } {
  const match = /^([a-z]+)(\d+)$/.exec(name);
  const column = match ? columns.indexOf(match[1]!) : -1;
  if (column < 0) throw new Error(`no such space: ${name}`);
  return { column, row: Number(match![2]) - 1 };
}

/** The number of quarter turns, anticlockwise, that bring the seat's home zone to the bottom. */
export function turnFor(plan: BoardPlan, seat: string | null): Turn {
  const zone = (seat !== null && plan.zones[seat]) || [];
  if (!zone.length) return 0;
  const middle = { column: (plan.columns.length - 1) / 2, row: (plan.rows - 1) / 2 };
  let east = 0;
  let north = 0;
  for (const name of zone) {
    const { column, row } = parse(name, plan.columns);
    east += column - middle.column;
    north += row - middle.row;
  }
  if (Math.abs(north) >= Math.abs(east)) return north > 0 ? 2 : 0;
  return east > 0 ? 3 : 1;
}

/** A quarter turn anticlockwise sends the left edge to the bottom. */
function turned(point: Point, width: number, height: number, turn: Turn): Point {
  let { x, y } = point;
  for (let i = 0, w = width, h = height; i < turn; i++, [w, h] = [h, w]) [x, y] = [y, w - 1 - x];
  return { x, y };
}

export function layOut(plan: BoardPlan, seat: string | null): Geometry {
  const turn = turnFor(plan, seat);
  const [w, h] = [plan.columns.length, plan.rows];
  const [width, height] = turn % 2 ? [h, w] : [w, h];
  const cells = new Map<string, Cell>();
  const add = (names: string[], ground: Ground) => {
    for (const name of names) {
      const { column, row } = parse(name, plan.columns);
      cells.set(name, { name, ground, ...turned({ x: column, y: h - 1 - row }, w, h, turn) });
    }
  };
  add(plan.spaces, 'space');
  add(plan.lakes, 'lake');
  add(Object.values(plan.stockades), 'stockade');

  const rows: Cell[][] = Array.from({ length: height }, () => []);
  for (const cell of cells.values()) rows[cell.y]!.push(cell);
  for (const row of rows) row.sort((a, b) => a.x - b.x);

  const letters = plan.columns.map((letter, i) => ({ letter, ...turned({ x: i, y: 0 }, w, h, turn) }));
  const numbers = Array.from({ length: h }, (_, i) => ({
    letter: String(i + 1),
    ...turned({ x: 0, y: h - 1 - i }, w, h, turn),
  }));
  const [along, up] = turn % 2 ? [numbers, letters] : [letters, numbers];
  return {
    width,
    height,
    cells,
    rows,
    across: along.sort((a, b) => a.x - b.x).map((label) => label.letter),
    down: up.sort((a, b) => a.y - b.y).map((label) => label.letter),
  };
}

/** The middle of a space, in drawing units. */
export function centre(geometry: Geometry, name: string): Point {
  const cell = geometry.cells.get(name);
  if (!cell) throw new Error(`no such space: ${name}`);
  return { x: (cell.x + 0.5) * UNIT, y: (cell.y + 0.5) * UNIT };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** Where something may stand: the spaces, and stockades with a captive. */
export const isPlace = ({ ground }: Cell): boolean => ground !== 'lake';

/** The next place that way, over lakes and gaps; the same one where there is none. */
export function beside(geometry: Geometry, name: string, direction: Direction): string {
  const here = geometry.cells.get(name);
  if (!here) return name;
  const step = STEP[direction];
  for (let { x, y } = here; ;) {
    x += step.x;
    y += step.y;
    if (x < 0 || y < 0 || x >= geometry.width || y >= geometry.height) return name;
    const cell = geometry.rows[y]!.find((each) => each.x === x);
    if (cell && isPlace(cell)) return cell.name;
  }
}

/** The space at the mirrored place, left for right; null where there is none. */
export function mirrored(geometry: Geometry, name: string): string | null {
  const here = geometry.cells.get(name);
  const there = here && geometry.rows[here.y]!.find((each) => each.x === geometry.width - 1 - here.x);
  return there?.ground === 'space' ? there.name : null;
}
