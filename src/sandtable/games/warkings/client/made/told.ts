/*
 * What viewers are told of the game, besides what every event has.
 * Made by `make docs` from words/told.py.
 */

import type { EndingWord } from './shown';

export type Card = '1S' | '2S' | '3S' | 'ADV' | 'SC2' | 'SC1' | 'ET';
export type Ending = 'zero' | 'ea-win' | 'ea-fail' | 'last-round' | 'limit';
export type Event =
  | Dealt
  | Turned
  | Laid
  | Carried
  | Draws
  | Drew
  | Took
  | Announced
  | Stopped
  | Spared
  | Enemy
  | Zero
  | Shown
  | Ended;

/** A card is dealt. */
export interface Dealt {
  kind: 'dealt';
  seat: string;
  card: Card | null;
}

/** A card is turned up, with which the open pile starts. */
export interface Turned {
  kind: 'turned';
  /** The seat that starts. */
  seat: string;
  card: Card;
}

/** Cards are discarded. */
export interface Laid {
  kind: 'laid';
  seat: string;
  /** The next seat. */
  to: string;
  /** Bottom first. */
  cards: Card[];
  /** How many cards their effect makes the next seat draw, if a document changes that. */
  draws?: number;
}

/** A Scroll is passed on. */
export interface Carried {
  kind: 'carried';
  seat: string;
  /** The next seat. */
  to: string;
}

/** Cards are to be drawn from the draw pile. */
export interface Draws {
  kind: 'draws';
  seat: string;
  /** How many. */
  cards: number;
}

/** A card is drawn from the draw pile. */
export interface Drew {
  kind: 'drew';
  seat: string;
  card: Card | null;
}

/** The top card of the open pile is taken. */
export interface Took {
  kind: 'took';
  seat: string;
  card: Card;
}

/** The enemy attack is on top: the last round begins. */
export interface Announced {
  kind: 'announced';
  /** The seat that drew the card above it, with which the round ends. */
  seat: string;
  /** The next seat, with which the round starts. */
  to: string;
}

/** A seat draws no second card, which would be the enemy attack. */
export interface Stopped {
  kind: 'stopped';
  seat: string;
}

/** A seat need not pick up the enemy attack. */
export interface Spared {
  kind: 'spared';
  seat: string;
}

/** The enemy attack is picked up. */
export interface Enemy {
  kind: 'enemy';
  seat: string;
  card: string;
}

/** A hand counts no soldiers. */
export interface Zero {
  kind: 'zero';
  seat: string;
}

/** A hand is shown at the end, and counted. */
export interface Shown {
  kind: 'shown';
  seat: string;
  cards: Card[];
  /** The sum of what its cards count as. */
  sum: number;
  /** How many Advisors are in it. */
  advisors: number;
  /** How many soldiers it stands for. */
  total: number;
}

/** The game is over. */
export interface Ended {
  kind: 'ended';
  winners: string[];
  losers: string[];
  reason: EndingWord;
}
