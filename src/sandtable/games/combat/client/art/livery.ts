/* Which colour, pattern and shape a side goes by: the first seat red, solid and round; the second blue, hatched and cut. */
import type { Side } from '$web/parts/sides';

export const livery = (seat: string, seats: string[]): Side => (seats.indexOf(seat) % 2 ? 'blue' : 'red');

/** A base that something stands on, reaching so far from its middle. */
export function baseOf(side: Side, reach: number, round: boolean): string {
  const r = reach;
  if (side === 'blue') {
    const cut = r * (round ? 0.56 : 0.3);
    const far = r - cut;
    return `M${-far} ${-r}H${far}L${r} ${-far}V${far}L${far} ${r}H${-far}L${-r} ${far}V${-far}Z`;
  }
  const curve = round ? r : r * 0.25;
  const flat = r - curve;
  const arc = (x: number, y: number) => `A${curve} ${curve} 0 0 1 ${x} ${y}`;
  return `M${-flat} ${-r}H${flat}${arc(r, -flat)}V${flat}${arc(flat, r)}H${-flat}${arc(-r, flat)}V${-flat}${arc(-flat, -r)}Z`;
}

/** Slanting lines across a base of the second side. */
export function hatchOf(reach: number, gap = 4.4): string {
  let path = '';
  const r = reach * 0.94;
  for (let c = -r * 1.35; c <= r * 1.35; c += gap) {
    const far = Math.min(r, r - Math.abs(c) + r) * (Math.abs(c) > r * 0.6 ? 0.72 : 0.94);
    const half = Math.min(far, r);
    const from = { x: Math.max(-half, c - half), y: 0 };
    from.y = c - from.x;
    path += `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${from.y.toFixed(1)} ${from.x.toFixed(1)}`;
  }
  return path;
}
