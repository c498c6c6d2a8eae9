/* The half-made choice: the cards chosen from the hand, and what of the table is being looked at. */
import { counted, sizeOf, type Cards } from '$web/cards/counts';
import type { Hint, Offer } from '$web/game';
import { completed, laysOf, mayJoin, type Lay } from './choices';
import { kindOf } from './hand/slots';
import type { WarkingsView } from './types';

export class Draft {
  /** Keys of the cards chosen, in the order of choosing. */
  picked: string[] = $state.raw([]);
  /** The last card touched could not join the others, and has taken their place. */
  replaced = $state(false);
  /** The enemy attack has been touched once: touched again it is picked up. */
  armed = $state(false);
  /** The open pile is spread out to be looked through. */
  looking = $state(false);
  /** The own hand lies in the tray, so the table need not show it. */
  inTray = $state(false);

  get chosen(): Cards {
    return counted(this.picked.map(kindOf));
  }
}

export const draft = (): Draft => new Draft();

/** A touched card joins the others or is laid back; one that cannot join takes their place. */
export function touch(draft: Draft, key: string, lays: Lay[]): void {
  const { picked } = draft;
  draft.replaced = false;
  if (picked.includes(key)) draft.picked = picked.filter((each) => each !== key);
  else if (mayJoin(lays, draft.chosen, kindOf(key))) draft.picked = [...picked, key];
  else {
    draft.picked = [key];
    // Where only one card may go at all, its kind is not why.
    draft.replaced = lays.some(({ cards }) => sizeOf(cards) > 1);
  }
}

/** A hint chooses nothing; but what it advises against is laid back, or the button would lay it. */
export function hinted(draft: Draft, { offer }: Hint): void {
  if (completed(laysOf([offer]), draft.chosen).length > 0) return;
  draft.picked = [];
  draft.replaced = false;
}

/** A new view makes void what is no longer offered. */
export function settle(draft: Draft, view: WarkingsView, legal: Offer[]): void {
  const lays = laysOf(legal);
  const held = draft.picked.filter((key) => Number(key.split(':')[1]) < (view.hand?.[kindOf(key)] ?? 0));
  draft.picked = [];
  for (const key of held) if (mayJoin(lays, draft.chosen, kindOf(key))) draft.picked = [...draft.picked, key];
  draft.armed = false;
  if (draft.picked.length === 0) draft.replaced = false;
}
