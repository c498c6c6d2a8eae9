/* What part of the floor is seen. Boxes are in drawing units and have the shape of the place that the board takes. */
import { UNIT, type Box, type Floor, type Point } from '../geometry';

/** Room for the coordinates on the left and below. */
const MARGIN = { left: 26, top: 8, right: 8, bottom: 24 };
/** So many cells across are seen at the closest. */
const CLOSEST = 11 * UNIT;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The floor and its margins. */
export const floorBox = ({ width, height }: Floor): Box => ({
  x: -MARGIN.left,
  y: -MARGIN.top,
  width: width * UNIT + MARGIN.left + MARGIN.right,
  height: height * UNIT + MARGIN.top + MARGIN.bottom,
});

export const middleOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Everything, in a place of that shape (width divided by height). */
export function whole(inside: Box, shape: number): Box {
  const width = Math.max(inside.width, inside.height * shape);
  return around(middleOf(inside), width, inside, shape);
}

/** As wide as asked, around a point, and no farther beside the floor than needed. */
export function around(middle: Point, width: number, inside: Box, shape: number): Box {
  const most = Math.max(inside.width, inside.height * shape);
  const wide = clamp(width, Math.min(CLOSEST, most), most);
  const high = wide / shape;
  const along = (at: number, low: number, size: number, seen: number) =>
    seen >= size ? low + (size - seen) / 2 : clamp(at - seen / 2, low, low + size - seen);
  return {
    x: along(middle.x, inside.x, inside.width, wide),
    y: along(middle.y, inside.y, inside.height, high),
    width: wide,
    height: high,
  };
}

/** Closer or farther by a factor, so that what lies at `still` stays where it is seen. */
export function zoomed(box: Box, factor: number, still: Point, inside: Box, shape: number): Box {
  const most = Math.max(inside.width, inside.height * shape);
  const width = clamp(box.width / factor, Math.min(CLOSEST, most), most);
  const kept = width / box.width;
  const { x, y } = middleOf(box);
  return around(
    { x: still.x + (x - still.x) * kept, y: still.y + (y - still.y) * kept },
    width,
    inside,
    shape,
  );
}

export const moved = (box: Box, by: Point, inside: Box, shape: number): Box =>
  around({ x: middleOf(box).x + by.x, y: middleOf(box).y + by.y }, box.width, inside, shape);

/** The closest look that shows all these points, no closer than `least` units across. */
export function closeTo(points: Point[], least: number, inside: Box, shape: number): Box {
  if (!points.length) return whole(inside, shape);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const margin = 3 * UNIT;
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.max(right - left, (bottom - top) * shape, least);
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, inside, shape);
}

export const holds = (box: Box, { x, y }: Point, edge = UNIT): boolean =>
  x >= box.x + edge && x <= box.x + box.width - edge && y >= box.y + edge && y <= box.y + box.height - edge;

/** What two boxes that meet have in common. */
export function overlap(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

export const isWhole = (box: Box, inside: Box, shape: number): boolean =>
  box.width > Math.max(inside.width, inside.height * shape) * 0.99;
