/* What part of a drawing is seen. Boxes are in drawing units and have the shape of the place that the drawing takes. */
import { middleOf, type Box, type Point } from './points';

export interface Room {
  /** All that there is to be seen. */
  inside: Box;
  /** Width of the place divided by its height. */
  shape: number;
  /** So many units across are seen at the closest. */
  closest: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const widest = ({ inside, shape }: Room) => Math.max(inside.width, inside.height * shape);
const within = (width: number, room: Room) =>
  clamp(width, Math.min(room.closest, widest(room)), widest(room));

export const whole = (room: Room): Box => around(middleOf(room.inside), widest(room), room);

/** As wide as asked, around a point, and no farther beside the whole than needed. */
export function around(middle: Point, width: number, room: Room): Box {
  const { inside, shape } = room;
  const wide = within(width, room);
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
export function zoomed(box: Box, factor: number, still: Point, room: Room): Box {
  const width = within(box.width / factor, room);
  const kept = width / box.width;
  const { x, y } = middleOf(box);
  return around({ x: still.x + (x - still.x) * kept, y: still.y + (y - still.y) * kept }, width, room);
}

export const moved = (box: Box, by: Point, room: Room): Box =>
  around({ x: middleOf(box).x + by.x, y: middleOf(box).y + by.y }, box.width, room);

/** The closest look that shows all these points with a margin, no closer than `least` units across. */
export function closeTo(points: Point[], margin: number, room: Room, least = 0): Box {
  if (!points.length) return whole(room);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const width = Math.max(right - left, (bottom - top) * room.shape, least);
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, width, room);
}

/**
 * The same look pushed so that what lies at `still` moves as little as it can from where it was seen in `was`, while
 * all these points are seen as before.
 */
export function kept(box: Box, points: Point[], still: Point, was: Box, room: Room): Box {
  const along = (axis: 'x' | 'y', size: 'width' | 'height') => {
    const wanted = still[axis] - ((still[axis] - was[axis]) / was[size]) * box[size];
    const all = points.map((point) => point[axis]);
    const [least, most] = [Math.max(...all) - box[size], Math.min(...all)];
    return least > most ? box[axis] : clamp(wanted, least, most);
  };
  const [x, y] = [along('x', 'width'), along('y', 'height')];
  return around({ x: x + box.width / 2, y: y + box.height / 2 }, box.width, room);
}

export const holds = (box: Box, { x, y }: Point, edge: number): boolean =>
  x >= box.x + edge && x <= box.x + box.width - edge && y >= box.y + edge && y <= box.y + box.height - edge;

export const isWhole = (box: Box, room: Room): boolean => box.width > widest(room) * 0.99;

/** Corners of what is seen, the handiest first. */
const CORNERS = [
  { right: true, low: true },
  { right: false, low: true },
  { right: true, low: false },
  { right: false, low: false },
] as const;

export type Corner = (typeof CORNERS)[number];

/** A corner where something of this size hides none of these boxes. */
export function freeCorner(seen: Box, size: number, boxes: Box[]): Corner {
  const free = CORNERS.find(({ right, low }) => {
    const [x, y] = [right ? seen.x + seen.width - size : seen.x, low ? seen.y + seen.height - size : seen.y];
    return !boxes.some(
      (box) => box.x + box.width > x && box.x < x + size && box.y + box.height > y && box.y < y + size,
    );
  });
  return free ?? CORNERS[0];
}
