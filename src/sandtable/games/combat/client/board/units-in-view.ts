/* The units that have to be seen together while a target is asked for: those that aim, and those that may be hit. */
import { isAiming, type Choices } from '../choices';
import type { CombatView, Declared, Unit } from '../made/shown';

interface Asked {
  view: Pick<CombatView, 'phase' | 'asked'>;
  declared: Declared[];
  selected: Unit | null;
  /** It has been chosen at whom. */
  chosen: boolean;
  all: Pick<Choices, 'answered' | 'aimed'>;
}

/** Ids of units; null: nothing of the kind is asked. */
export function together({ view, declared, selected, chosen, all }: Asked): string[] | null {
  if (view.phase === 'dirt' && view.asked !== null) {
    const aimers = declared.filter(({ target }) => target === view.asked);
    return [view.asked, ...aimers.map(({ unit }) => unit)];
  }
  if (!selected || chosen || !isAiming(view)) return null;
  // Until it is known whom, nothing moves: it would move twice.
  return all.answered ? [selected.id, ...all.aimed] : [];
}
