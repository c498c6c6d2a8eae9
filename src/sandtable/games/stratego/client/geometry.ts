/*
 * Where the spaces of a board lie on the screen. The plan comes from the server; this side only turns it, by
 * quarters, until the home zone of the seat that looks lies at the bottom.
 */
import { layOut as layOutSpaces, parse, type Geometry as Spaces, type Turn } from '$web/board/spaces';
import type { BoardPlan } from './made/shown';

export type Ground = 'space' | 'lake' | 'stockade';
export type Geometry = Spaces<Ground>;

/** Where the cursor stands at first: in the own home zone. */
export function firstSpace(plan: BoardPlan, seat: string | null): string {
  return plan.zones[seat ?? '']?.at(-1) ?? plan.spaces[0]!;
}

/** The number of quarter turns, anticlockwise, that bring the seat's home zone to the bottom. */
export function turnFor(plan: BoardPlan, seat: string | null): Turn {
  const zone = (seat !== null && plan.zones[seat]) || [];
  if (!zone.length) return 0;
  const middle = { column: (plan.columns.length - 1) / 2, row: (plan.rows - 1) / 2 };
  let east = 0;
  let north = 0;
  for (const name of zone) {
    const { column, row } = parse(name, plan.columns);
    east += column - middle.column;
    north += row - middle.row;
  }
  if (Math.abs(north) >= Math.abs(east)) return north > 0 ? 2 : 0;
  return east > 0 ? 3 : 1;
}

/** Something may stand on the spaces, and captives in the stockades. */
export const layOut = (plan: BoardPlan, seat: string | null): Geometry =>
  layOutSpaces<Ground>(
    plan.columns,
    plan.rows,
    [
      { ground: 'space', names: plan.spaces, open: true },
      { ground: 'lake', names: plan.lakes, open: false },
      { ground: 'stockade', names: Object.values(plan.stockades), open: true },
    ],
    turnFor(plan, seat),
  );

/** The space at the mirrored place, left for right; null where there is none. */
export function mirrored(geometry: Geometry, name: string): string | null {
  const here = geometry.cells.get(name);
  const there = here && geometry.rows[here.y]!.find((each) => each.x === geometry.width - 1 - here.x);
  return there?.ground === 'space' ? there.name : null;
}
