/* The half-made choice: the piece taken up, the one that shall come in, a claim thought over, the set-up under way. */
import type { Offer } from '$web/game';
import type { Arrangement } from './arrangement';
import { choices, claimsOf, type Choices } from './choices';
import type { Rank } from './made/shown';
import type { Sign, StrategoView } from './types';

/** A piece in the hand during set-up: one from the tray, or one that stands on the board. */
export type Hand = { rank: Rank } | { from: string };

export class Draft {
  /** The space of the piece taken up. */
  picked: string | null = $state(null);
  /** The space of the piece taken up to plan a move while others are on turn. */
  ahead: string | null = $state(null);
  /** The piece off the board that shall be set down: from the Reserve, or captured and to come back. */
  entering: Sign | null = $state(null);
  /** Where the Flag shall go, while it is thought over whether to claim. */
  claiming: string | null = $state(null);
  placed: Arrangement = $state.raw({});
  hand: Hand | null = $state.raw(null);
  /** Why the last placing came to nothing. */
  note: string | null = $state(null);

  /** One thing is in the hand at a time. */
  pick(space: string | null): void {
    this.picked = space;
    this.entering = null;
    this.claiming = null;
  }

  enter(sign: Sign | null): void {
    this.pick(null);
    this.entering = sign;
  }
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
  const all = choices(legal);
  settleAhead(draft, view, all);
  const { picked, claiming } = draft;
  if (picked !== null && !all.from.has(picked)) draft.pick(null);
  if (picked === null || claiming === null || !claimsOf(all, picked, claiming).size) draft.claiming = null;
  if (draft.entering === null || !all.entering.has(draft.entering)) draft.entering = onlyOne(all);
  if (view.phase !== 'setup') {
    draft.placed = {};
    draft.hand = null;
    draft.note = null;
  }
}

/** While others are on turn it stays in the hand; when one's own has come it is the piece taken up. */
function settleAhead(draft: Draft, { pieces, viewer }: StrategoView, { from }: Choices): void {
  const { ahead } = draft;
  if (ahead === null) return;
  if (from.size) {
    if (from.has(ahead)) draft.pick(ahead);
    draft.ahead = null;
  } else if (!pieces.some(({ at, seat }) => at === ahead && seat === viewer)) draft.ahead = null;
}

/** Where nothing else can be done, the only piece that may come in is in the hand already. */
function onlyOne({ from, entering }: ReturnType<typeof choices>): Sign | null {
  const [only, ...others] = entering.keys();
  return only !== undefined && !others.length && !from.size ? only : null;
}
