/* What the server sends of this game: `words/phrases.py` makes it. */
import type { Offer, Told, View } from '$web/game';

export interface SkirmishView extends View {
  /** Your cards, lowest first; null: you watch. */
  hand: number[] | null;
  hands: Record<string, number>;
  laid: Record<string, number | null>;
  points: Record<string, number>;
}

export interface SkirmishOffer extends Offer {
  value: number;
}

export interface SkirmishTold extends Told {
  value?: number;
}
