/* The half-made choice: the piece taken up, the captured piece that shall come back, the set-up under way. */
import type { Offer } from '$web/game';
import type { Arrangement } from './arrangement';
import { choices } from './choices';
import type { Rank, StrategoView } from './types';

/** A piece in the hand during set-up: one from the tray, or one that stands on the board. */
export type Hand = { rank: Rank } | { from: string };

export class Draft {
  /** The space of the piece taken up. */
  picked: string | null = $state(null);
  /** The captured piece that shall come back. */
  back: Rank | null = $state(null);
  placed: Arrangement = $state.raw({});
  hand: Hand | null = $state.raw(null);
  /** Why the last placing came to nothing. */
  note: string | null = $state(null);
}

/** `kept`: what `keep` said before the page was loaded again. */
export function draft(kept?: unknown): Draft {
  const made = new Draft();
  if (typeof kept === 'object' && kept !== null) made.placed = kept as Arrangement;
  return made;
}

/** A set-up under way outlives a reload; null: there is none. */
export const keep = ({ placed }: Draft): unknown => (Object.keys(placed).length > 0 ? placed : null);

/** A new view makes void what is no longer offered. A set-up under way is left alone. */
export function settle(draft: Draft, view: StrategoView, legal: Offer[]): void {
  const { from, rescue } = choices(legal);
  if (draft.picked !== null && !from.has(draft.picked)) draft.picked = null;
  if (draft.back === null || !rescue.has(draft.back)) {
    const only = [...rescue.keys()];
    draft.back = only.length === 1 ? only[0]! : null;
  }
  if (view.phase !== 'setup') {
    draft.placed = {};
    draft.hand = null;
    draft.note = null;
  }
}
