/* Whom a finger means: figures are small, so the nearest one within its reach. */
import { distance, type Point } from '$web/board/points';
import { centre, covers, cellAt, UNIT, type Floor } from '../geometry';
import type { Unit } from '../made/shown';
import { stands } from '../types';

/** The unit at a point, or else the nearest whose edge is within `reach` drawing units. */
export function nearest(units: Unit[], floor: Floor, point: Point, reach: number): Unit | null {
  const standing = units.filter(stands);
  const cell = cellAt(floor, point);
  const exact = standing.find((unit) => covers(unit, cell));
  if (exact) return exact;
  let best: Unit | null = null;
  let least = reach;
  for (const unit of standing) {
    const away = distance(point, centre(floor, unit.at, unit.size)) - (unit.size * UNIT) / 2;
    if (away < least) [best, least] = [unit, away];
  }
  return best;
}
