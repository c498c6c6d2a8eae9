/* What the server sends of this game: the view, the offers, the told events. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Offer, Result, Told, Variant, View } from '$web/game';

export interface HandSeen {
  seat: string;
  size: number;
  /** Cards that everybody knows to be in it: taken from the open pile, and still there. */
  known: Kind[];
  /** All of it, put together here after the end from every seat's view. */
  cards?: Kind[];
}

/** A hand counted by the server, and the counting in words. */
export interface Reckoned {
  cards: Kind[];
  sum: number;
  advisors: number;
  total: number;
  text: string;
}

export interface WarkingsResult extends Result {
  losers: string[];
  ranking: string[][];
  hands: Record<string, Reckoned>;
}

export interface Effect {
  kind: Kind;
  on: string;
}

export interface LastRound {
  /** Who drew the card above the enemy attack. */
  by: string;
  /** With whose turn the round ends. */
  until: string;
}

export interface WarkingsView extends View {
  turn: string | null;
  /** The own hand, with kinds of which there is none. */
  hand: Cards | null;
  /** How the own hand counts. */
  counted: Reckoned | null;
  hands: HandSeen[];
  /** Bottom first. */
  open: { top: Kind | null; size: number; pile: Kind[] };
  draw_pile: { size: number };
  /** This turn's discard, held aside until a card has been drawn. */
  aside: Kind[];
  /** The Scroll that works on the seat whose turn it is. */
  effect: Effect | null;
  last_round: LastRound | null;
  /** Turns in a row that ended with an open draw, and how many make the draw pile compulsory. */
  streak: number;
  streak_limit: number | null;
  result: WarkingsResult | null;
}

export interface WarkingsOffer extends Offer {
  cards?: Kind[];
  top?: Kind;
  from?: string;
  card?: Kind | null;
}

export interface WarkingsTold extends Told {
  /** The seat that comes next. */
  to?: string;
  /** null: drawn unseen. */
  card?: Kind | null;
  cards?: Kind[];
  winners?: string[];
}

export interface CardFacts {
  kind: Kind;
  soldiers: number;
  count: number;
}

interface WarkingsVariant extends Variant {
  board: { cards: CardFacts[] };
}

/** The cards of the deck as the server describes them. */
export const deckOf = (variant: Variant): CardFacts[] => (variant as WarkingsVariant).board.cards;
