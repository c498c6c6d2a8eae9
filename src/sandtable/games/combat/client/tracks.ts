/* The tracks that the other side's units have left on the floor since the player's own last act. */
import type { Cell, Unit } from './made/shown';
import type { CombatTold } from './types';

export interface Track {
  unit: string;
  side: string;
  size: number;
  from: Cell;
  to: Cell;
}

export function tracks(recent: CombatTold[], units: Unit[], you: string | null): Track[] {
  const left = new Map<string, Track>();
  for (const { kind, unit: id, from, to } of recent) {
    const unit = units.find((each) => each.id === id);
    if (kind !== 'moved' || !unit || !from || !to || unit.side === you) continue;
    const before = left.get(unit.id);
    left.set(unit.id, {
      unit: unit.id,
      side: unit.side,
      size: unit.size,
      from: before?.from ?? from,
      to,
    });
  }
  return [...left.values()];
}
