/* What became of the attacks since the player's own last act: it stays to be read until the next. */
import type { Unit } from './made/shown';
import type { CombatTold } from './types';

export interface Outcome {
  unit: Unit;
  target: Unit;
  dice: number[];
  score: number;
  result: NonNullable<CombatTold['result']>;
}

/** So many have room above one another. */
const MOST = 3;

/** The newest last. Attacks on one's own are what one waits for: they go before others. */
export function outcomes(recent: CombatTold[], units: Unit[], you: string | null): Outcome[] {
  const found = (id?: string) => units.find((each) => each.id === id);
  const all = recent.flatMap((told): Outcome[] => {
    const [unit, target] = [found(told.unit), found(told.target)];
    const { kind, dice = [], score, result } = told;
    if (kind !== 'attacked' || !unit || !target || score === undefined || !result) return [];
    return [{ unit, target, dice, score, result }];
  });
  const mine = all.filter(({ target }) => target.side === you).slice(-MOST);
  const others = all.filter(({ target }) => target.side !== you);
  const kept = new Set([...mine, ...others.slice(Math.max(0, others.length - (MOST - mine.length)))]);
  return all.filter((one) => kept.has(one));
}
