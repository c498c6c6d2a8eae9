/*
 * What viewers are told of the game, besides what every event has.
 * Made by `make docs` from words/told.py.
 */

import type { EndingWord } from './shown';

export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'S' | 'B' | 'C' | 'F';
export type Ending = 'flag' | 'stuck' | 'resign' | 'quiet' | 'ply' | 'unite';
export type Event =
  | First
  | Placed
  | Ready
  | Shown
  | Opened
  | Moved
  | Attacked
  | Fired
  | Revealed
  | Captured
  | Removed
  | Returned
  | Advanced
  | Stopped
  | MayRescue
  | Rescued
  | Declined
  | MayEnter
  | Entered
  | Named
  | Kept
  | Imprisoned
  | MayFree
  | Freed
  | Escaped
  | Claimed
  | United
  | Resigned
  | Stuck
  | Skipped
  | Won
  | Drawn;

/** Lots have been drawn for the first move. */
export interface First {
  kind: 'first';
  /** The seat that will move first. */
  seat: string;
}

/** A piece is placed in the set-up. */
export interface Placed {
  kind: 'placed';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  rank: Rank;
}

/** A set-up is complete. */
export interface Ready {
  kind: 'ready';
  seat: string;
}

/** A piece of a set-up is shown to the partner. */
export interface Shown {
  kind: 'shown';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  rank: Rank;
}

/** All set-ups are complete, and play begins. */
export interface Opened {
  kind: 'opened';
  /** The seat that moves first. */
  seat: string;
}

/** A piece moves. */
export interface Moved {
  kind: 'moved';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** The place that it leaves. */
  at: string;
  /** The place that it goes to. */
  to: string;
}

/** A piece attacks. */
export interface Attacked {
  kind: 'attacked';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** The place that it leaves. */
  at: string;
  /** The place that it goes to. */
  to: string;
}

/** A Cannon fires. */
export interface Fired {
  kind: 'fired';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** Where it stands. */
  at: string;
  /** What it fires at. */
  to: string;
}

/** A piece is shown to all. */
export interface Revealed {
  kind: 'revealed';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  rank: Rank;
}

/** A piece is captured. */
export interface Captured {
  kind: 'captured';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  /** The captor. */
  by: string;
}

/** A Bomb goes back to its owner. */
export interface Removed {
  kind: 'removed';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
}

/** A Cannon goes back to the Reserve. */
export interface Returned {
  kind: 'returned';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  /** What is there now. */
  left: number;
}

/** The winner of a battle advances. */
export interface Advanced {
  kind: 'advanced';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** The place that it leaves. */
  at: string;
  /** The place that it goes to. */
  to: string;
}

/** A Captain stops. */
export interface Stopped {
  kind: 'stopped';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
}

/** A piece may make a rescue. */
export interface MayRescue {
  kind: 'may_rescue';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
}

/** A piece comes back. */
export interface Rescued {
  kind: 'rescued';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  rank: Rank;
}

/** A seat makes no rescue. */
export interface Declined {
  kind: 'declined';
  seat: string;
}

/** A seat may bring in a piece. */
export interface MayEnter {
  kind: 'may_enter';
  seat: string;
}

/** A piece comes in from the Reserve. */
export interface Entered {
  kind: 'entered';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  /** What is left there. */
  left: number;
}

/** The piece that has come in. */
export interface Named {
  kind: 'named';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  rank: Rank;
}

/** A seat may bring in a piece but does not. */
export interface Kept {
  kind: 'kept';
  seat: string;
}

/** A captured Flag is put into a stockade. */
export interface Imprisoned {
  kind: 'imprisoned';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
}

/** A captured Flag is freed. */
export interface MayFree {
  kind: 'may_free';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** The stockade. */
  at: string;
}

/** A freed Flag is back in its camp. */
export interface Freed {
  kind: 'freed';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
}

/** A Flag leaves its stockade. */
export interface Escaped {
  kind: 'escaped';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** The place that it leaves. */
  at: string;
  /** The place that it goes to. */
  to: string;
}

/** A Flag claims in vain that its partner stands beside it. Only the two are told. */
export interface Claimed {
  kind: 'claimed';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  /** The place that it claims. */
  at: string;
  /** Whether it is: if it is, the Flags unite instead. */
  right: boolean;
}

/** Two Flags unite. */
export interface United {
  kind: 'united';
  /** The piece, by its number. */
  piece: number;
  /** Whose piece it is. */
  seat: string;
  at: string;
  /** Where its partner stands. */
  to: string;
}

/** A seat resigns. */
export interface Resigned {
  kind: 'resigned';
  seat: string;
}

/** A seat can do nothing. */
export interface Stuck {
  kind: 'stuck';
  seat: string;
}

/** A seat can do nothing and is passed over. */
export interface Skipped {
  kind: 'skipped';
  seat: string;
}

/** The game is won. */
export interface Won {
  kind: 'won';
  /** The seats that win. */
  winners: string;
  reason: EndingWord;
}

/** The game is drawn. */
export interface Drawn {
  kind: 'drawn';
  /** Nobody. */
  winners: string;
  reason: EndingWord;
}
