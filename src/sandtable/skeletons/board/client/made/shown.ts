/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */

export type Phase = 'place' | 'over';
export type EndingWord = 'row' | 'full';

/** How the game ended. */
export interface SkirmishResult {
  /** The seats that have won; none in a draw. */
  winners: string[];
  /** The word for how it ended. */
  reason: EndingWord;
  /** The clause of the rulebook by which it ended. */
  clause: string | null;
  /** The same in a sentence. */
  text: string;
}

/** All that one viewer may know. */
export interface SkirmishView {
  /** The name of the game. */
  game: 'skirmish';
  /** The id of the variant. */
  variant: string;
  /** The seat whose view this is; null for those who watch. */
  viewer: string | null;
  /** The seats in the order of play. */
  seats: string[];
  /** What is done now. */
  phase: Phase;
  /** The seats that must choose now. */
  to_act: string[];
  /** The seat whose stone stands on each square; null if it is free. */
  stones: Record<string, string | null>;
  result: SkirmishResult | null;
}

/** A stone that may be placed. */
export interface Placing {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'place';
  /** The square of the stone. */
  to: string;
}

/** Whether a stone may be placed. */
export interface Verdict {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
}

/** What the client draws. */
export interface Board {
  columns: string[];
  rows: number;
  spaces: string[];
}
