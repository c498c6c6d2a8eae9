/* Rectangles of terrain as they are drawn: from corner to corner, and the one opposite. */
import type { Floor } from '../geometry';
import type { Cell, Piece } from '../made/shown';

/** Between two cells, whichever comes first. */
export const between = (type: string, [ax, ay]: Cell, [bx, by]: Cell): Piece => ({
  type,
  x0: Math.min(ax, bx),
  y0: Math.min(ay, by),
  x1: Math.max(ax, bx),
  y1: Math.max(ay, by),
});

/** Turned half round the middle of the floor: what is fair to both sides. */
export const opposite = ({ width, height }: Floor, { type, x0, y0, x1, y1 }: Piece): Piece => ({
  type,
  x0: width - 1 - x1,
  y0: height - 1 - y1,
  x1: width - 1 - x0,
  y1: height - 1 - y0,
});

export const alike = (a: Piece, b: Piece): boolean =>
  a.type === b.type && a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;

export const holds = ({ x0, y0, x1, y1 }: Piece, [x, y]: Cell): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

export const overlap = (a: Piece, b: Piece): boolean =>
  a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

/** Those that lie on one another. */
export const entangled = (pieces: Piece[]): Piece[] =>
  pieces.filter((piece) => pieces.some((other) => other !== piece && overlap(other, piece)));

/** With its opposite, unless that is itself. */
export function withOpposite(floor: Floor, piece: Piece): Piece[] {
  const other = opposite(floor, piece);
  return alike(piece, other) ? [piece] : [piece, other];
}
