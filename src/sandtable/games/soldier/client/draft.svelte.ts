/* The half-made choice: the cards chosen from the hand, the soldier that goes, and what is being looked at. */
import type { Kind } from '$web/cards/counts';
import type { Hint, Offer } from '$web/game';
import { completed, deedsOf, given, mayJoin, passOf, pointingOf, type Deed, type Pointing } from './choices';
import type { Name } from './made/shown';
import type { SoldierView } from './types';

export type Looked = 'discard' | 'used' | 'removed' | 'soldiers';

export class Draft {
  /** Kinds of card chosen, in the order of choosing. */
  picked: Kind[] = $state.raw([]);
  /** The own soldier that advances. */
  own: Name | null = $state(null);
  /** The pile that is spread out to be looked through. */
  looking: Looked | null = $state(null);
  /** Why the chosen card can only be discarded, in the server's words. */
  why: string | null = $state(null);
  /** The own hand lies below the table; in a replay it lies beside the own soldiers, as everybody's. */
  inTray = $state(false);
}

export const draft = (): Draft => new Draft();

/** What the choice means as it stands. */
export interface Choice {
  deeds: Deed[];
  ready: Deed[];
  pointing: Pointing | null;
}

export function choiceOf(draft: Draft, legal: Offer[]): Choice {
  const deeds = deedsOf(legal);
  const ready = completed(deeds, draft.picked);
  return { deeds, ready, pointing: pointingOf(ready, draft.own) };
}

/** A touched card joins the others or is laid back; one that cannot join takes their place. */
export function touch(draft: Draft, kind: Kind, deeds: Deed[]): void {
  const { picked } = draft;
  draft.own = null;
  if (picked.includes(kind)) draft.picked = picked.filter((each) => each !== kind);
  else if (mayJoin(deeds, picked, kind)) draft.picked = [...picked, kind];
  else draft.picked = instead(picked, kind, deeds);
}

/** As many of those chosen stay as the new one goes with: another weapon takes the place of the first. */
function instead(picked: Kind[], kind: Kind, deeds: Deed[]): Kind[] {
  if (!deeds.some(({ cards }) => cards.includes(kind))) return picked;
  let kept = [kind];
  for (const each of picked) if (mayJoin(deeds, kept, each)) kept = [each, ...kept];
  return kept;
}

/** A soldier of one's own goes, before or after the Advance was chosen. */
export function goWith(draft: Draft, soldier: Name, deeds: Deed[]): void {
  const deed = deeds.find(({ verb, own }) => verb === 'advance' && own === soldier);
  if (!deed) return;
  draft.picked = deed.cards;
  draft.own = soldier;
}

export function layBack(draft: Draft): void {
  draft.picked = [];
  draft.own = null;
}

/** A hint chooses nothing; but what it advises against is laid back, or the button would play it. */
export function hinted(draft: Draft, { offer }: Hint): void {
  const advised = completed(deedsOf([offer]), draft.picked);
  if (!advised.some(({ own }) => draft.own === null || own === draft.own)) layBack(draft);
}

/** A new view makes void what is no longer offered; what goes without saying is chosen. */
export function settle(draft: Draft, view: SoldierView, legal: Offer[]): void {
  const deeds = deedsOf(legal);
  const held = draft.picked.filter((kind) => (view.hand?.[kind] ?? 0) > 0);
  let kept: Kind[] = [];
  for (const kind of held) if (mayJoin(deeds, kept, kind)) kept = [...kept, kind];
  // Where an answer may be withheld none is chosen for the player.
  const first = passOf(legal) ? null : given(deeds);
  if (kept.length === 0 && first !== null) kept = [first];
  draft.picked = kept;
  if (!deeds.some(({ own }) => own !== null && own === draft.own)) draft.own = null;
  if (view.result) draft.looking = null;
}
