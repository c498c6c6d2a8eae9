/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */

export type Phase = 'deal' | 'lay' | 'over';

/** How the game ended. */
export interface SkirmishResult {
  /** The seats that have won; none in a draw. */
  winners: string[];
  /** The word for how it ended. */
  reason: string;
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
  /** The viewer's cards, lowest first; null for those who watch. */
  hand: number[] | null;
  /** How many cards each seat holds. */
  hands: Record<string, number>;
  /** The card that each seat has laid. */
  laid: Record<string, number | null>;
  points: Record<string, number>;
  result: SkirmishResult | null;
}

/** A card that may be laid. */
export interface Lay {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'lay';
  value: number;
}

/** Whether a card may be laid. */
export interface Verdict {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
}
