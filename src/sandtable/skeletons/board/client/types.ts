/* What the server sends of this game: `words/phrases.py` makes it. */
import type { Offer, Told, Variant, View } from '$web/game';

export interface SkirmishVariant extends Variant {
  board: { columns: string[]; rows: number; spaces: string[] };
}

export interface SkirmishView extends View {
  /** The seat whose stone stands on each square; null: it is free. */
  stones: Record<string, string | null>;
}

export interface SkirmishOffer extends Offer {
  /** The square of the stone. */
  to: string;
}

export interface SkirmishTold extends Told {
  /** The square of a new stone. */
  to?: string;
}
