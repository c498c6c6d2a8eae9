/* What part of the board is seen. Boxes are in drawing units and keep the shape of the whole. */
import { UNIT, type Geometry, type Point } from '../geometry';
import type { Box } from './frame';

/** So many spaces across are seen at the closest, so that a finger finds each of them. */
const CLOSEST = 8 * UNIT;
const MARGIN = 0.6 * UNIT;
/** What would show nearly the whole board shows the whole board. */
const WORTH = 0.88;

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** As wide as asked, around a point, and never beyond the whole. */
function around(middle: Point, width: number, whole: Box): Box {
  const wide = clamp(width, CLOSEST, whole.width);
  const high = (wide / whole.width) * whole.height;
  return {
    x: clamp(middle.x - wide / 2, whole.x, whole.x + whole.width - wide),
    y: clamp(middle.y - high / 2, whole.y, whole.y + whole.height - high),
    width: wide,
    height: high,
  };
}

/** The closest look that shows all of these spaces. */
export function closeTo(geometry: Geometry, spaces: string[], whole: Box): Box {
  const cells = spaces.flatMap((name) => geometry.cells.get(name) ?? []);
  if (!cells.length) return whole;
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) * UNIT - MARGIN, (Math.max(...xs) + 1) * UNIT + MARGIN];
  const [top, bottom] = [Math.min(...ys) * UNIT - MARGIN, (Math.max(...ys) + 1) * UNIT + MARGIN];
  const width = Math.max(right - left, ((bottom - top) * whole.width) / whole.height);
  if (width > whole.width * WORTH) return whole;
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, whole);
}

/** Closer or farther by a factor, so that what lies at `still` stays where it is seen. */
export function zoomed(box: Box, factor: number, still: Point, whole: Box): Box {
  const width = clamp(box.width / factor, CLOSEST, whole.width);
  const kept = width / box.width;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return around(
    { x: still.x + (middle.x - still.x) * kept, y: still.y + (middle.y - still.y) * kept },
    width,
    whole,
  );
}

export function moved(box: Box, by: Point, whole: Box): Box {
  return around({ x: box.x + box.width / 2 + by.x, y: box.y + box.height / 2 + by.y }, box.width, whole);
}

export const isWhole = (box: Box, whole: Box): boolean => box.width > whole.width * 0.99;
