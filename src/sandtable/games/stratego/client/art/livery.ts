/* Which colours, pattern and shape a seat's army goes by: seats take red and blue in turn, later armies the light sets. */
import type { Side } from '$web/parts/sides';

export interface Livery {
  side: Side;
  /** The light set of a colour, told by a border of its own and by a band across its shape. */
  light: boolean;
}

export function livery(seat: string, seats: string[], army = 1): Livery {
  const place = seats.indexOf(seat);
  return { side: place % 2 ? 'blue' : 'red', light: place >= 2 || army === 2 };
}

/** The block's face, seen from the front: red has round shoulders, blue cut ones. */
export const FACE = {
  red: 'M-36 36V-31Q-36 -47 -20 -47H20Q36 -47 36 -31V36Z',
  blue: 'M-36 36V-34L-23 -47H23L36 -34V36Z',
} as const;

/** The same faces a little smaller: the line engraved along the edge. */
export const RIM = {
  red: 'M-31 32V-29Q-31 -42 -18 -42H18Q31 -42 31 -29V32Z',
  blue: 'M-31 32V-32L-21 -42H21L31 -32V32Z',
} as const;

/** Hatching of the blue faces: slanting lines that end at the rim. */
export const HATCH = hatch(-31, -42, 31, 32, 10);

function hatch(left: number, top: number, right: number, bottom: number, gap: number): string {
  let path = '';
  // The line x + y = c, cut off at the rim; the cut shoulders are allowed for.
  for (let c = left + top + 20; c < right + bottom; c += gap) {
    const from = { x: Math.max(left, c - bottom), y: 0 };
    from.y = c - from.x;
    const to = { x: Math.min(right, c - top), y: 0 };
    to.y = c - to.x;
    if (to.x - to.y > 63) continue;
    path += `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }
  return path;
}
