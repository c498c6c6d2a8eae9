/* The corners that a cross-shaped board leaves free: each belongs to the player whose right hand it lies at. */
import type { Point } from '$web/board/points';
import { UNIT, type Geometry } from '$web/board/spaces';

/** The middle of a seat's corner; null where the board fills its square. */
export function cornerOf(geometry: Geometry, zone: string[]): Point | null {
  const cells = zone.flatMap((name) => geometry.cells.get(name) ?? []);
  const free = Math.min(...(geometry.rows[0] ?? []).map(({ x }) => x));
  if (!cells.length || free < LEAST) return null;
  const middle = { x: (geometry.width - 1) / 2, y: (geometry.height - 1) / 2 };
  const east = cells.reduce((sum, { x }) => sum + x - middle.x, 0);
  const south = cells.reduce((sum, { y }) => sum + y - middle.y, 0);
  const right =
    Math.abs(south) > Math.abs(east)
      ? { x: Math.sign(south), y: Math.sign(south) }
      : { x: Math.sign(east), y: -Math.sign(east) };
  const inwards = IN * UNIT;
  const [wide, high] = [geometry.width * UNIT, geometry.height * UNIT];
  return { x: right.x > 0 ? wide - inwards : inwards, y: right.y > 0 ? high - inwards : inwards };
}

const LEAST = 3;
/** From the edges to the middle of a corner, in spaces. */
const IN = 1.7;
