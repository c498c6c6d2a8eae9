/* Cells of half a foot and where they are drawn: x from West to East, y from South (below) to North. */
import type { Box, Point } from '$web/board/points';
import type { Cell, Piece, Unit } from './made/shown';

/** Drawing units a cell. */
export const UNIT = 20;

export interface Floor {
  width: number;
  height: number;
}

/** Room for the coordinates on the left and below. */
const MARGIN = { left: 26, top: 8, right: 8, bottom: 24 };

/** The floor and its margins. */
export const floorBox = ({ width, height }: Floor): Box => ({
  x: -MARGIN.left,
  y: -MARGIN.top,
  width: width * UNIT + MARGIN.left + MARGIN.right,
  height: height * UNIT + MARGIN.top + MARGIN.bottom,
});

/** The middle of what stands at a cell and covers so many cells a side. */
export const centre = (floor: Floor, [x, y]: Cell, size = 1): Point => ({
  x: (x + size / 2) * UNIT,
  y: (floor.height - y - size / 2) * UNIT,
});

/** The rectangle of inclusive corners. */
export const boxOf = (floor: Floor, { x0, y0, x1, y1 }: Omit<Piece, 'type'>): Box => ({
  x: x0 * UNIT,
  y: (floor.height - y1 - 1) * UNIT,
  width: (x1 - x0 + 1) * UNIT,
  height: (y1 - y0 + 1) * UNIT,
});

/** The rectangle of one cell. */
export const boxAt = (floor: Floor, [x, y]: Cell): Box => boxOf(floor, { x0: x, y0: y, x1: x, y1: y });

export const isOn = (floor: Floor, [x, y]: Cell): boolean =>
  x >= 0 && y >= 0 && x < floor.width && y < floor.height;

export const cellAt = (floor: Floor, { x, y }: Point): Cell => [
  Math.floor(x / UNIT),
  floor.height - 1 - Math.floor(y / UNIT),
];

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Where something of a size stands whose middle is nearest to a point, wholly on the floor. */
export const anchorAt = (floor: Floor, { x, y }: Point, size: number): Cell => [
  clamp(Math.round(x / UNIT - size / 2), floor.width - size),
  clamp(Math.round(floor.height - y / UNIT - size / 2), floor.height - size),
];

/** The cells that something covers. */
export function footprint([x, y]: Cell, size: number): Cell[] {
  const side = Array.from({ length: size }, (_, i) => i);
  return side.flatMap((dy) => side.map((dx): Cell => [x + dx, y + dy]));
}

export const covers = ({ at, size }: Pick<Unit, 'at' | 'size'>, [x, y]: Cell): boolean =>
  at !== null && x >= at[0] && y >= at[1] && x < at[0] + size && y < at[1] + size;

export const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** In degrees, as drawings turn: 0 looks to the East. */
export const bearing = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
