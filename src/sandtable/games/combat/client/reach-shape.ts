/* What a unit may reach, as one shape. */
import { outline, rounded } from '$web/lib/outline';
import { UNIT, type Floor } from './geometry';
import type { Cell } from './made/shown';

/** One path around the cells, drawn with North on top. */
export function shape(floor: Floor, cells: Iterable<Cell>, radius = 5): string {
  const drawn = [...cells].map(([x, y]) => ({ x, y: floor.height - 1 - y }));
  return outline(drawn, UNIT)
    .map((loop) => rounded(loop, radius))
    .join('');
}
