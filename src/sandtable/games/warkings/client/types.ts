/* What the server sends of this game, as the client uses it: the view after the end, the told events, the cards. */
import type { ToldOf, Variant } from '$web/game';
import type * as shown from './made/shown';
import type { Kind } from './made/shown';
import type { Event } from './made/told';

export interface HandSeen extends shown.HandSeen {
  /** All of it, put together here after the end from every seat's view. */
  cards?: Kind[];
}

export interface WarkingsView extends shown.WarkingsView {
  hands: HandSeen[];
}

/** An event, with the facts of all kinds. */
export type WarkingsTold = ToldOf<Event>;

interface WarkingsVariant extends Variant {
  board: shown.Board;
}

/** The cards of the deck as the server describes them. */
export const deckOf = (variant: Variant): shown.CardFacts[] => (variant as WarkingsVariant).board.cards;
