/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */

export type EndingWord = 'zero' | 'ea-win' | 'ea-fail' | 'last-round' | 'limit';
/** a card's sign: `1S`, `2S`, `3S`, `ADV`, `SC2`, `SC1`, `ET`; `EA` is the enemy */
export type Kind = string;
export type Phase = 'deal' | 'turn-up' | 'discard' | 'draw' | 'take' | 'over';
export type WarkingsChoice = Discard | Draw;
export type WarkingsPreview = Help | Verdict;

/** How a hand counts. */
export interface Counted {
  cards: Kind[];
  /** The sum of the cards' values. */
  sum: number;
  /** How many Advisors there are in it. */
  advisors: number;
  /** The soldiers that it counts as. */
  total: number;
  /** The arithmetic as text. */
  text: string;
}

/** A hand as everybody sees it. */
export interface HandSeen {
  seat: string;
  /** How many cards it holds. */
  size: number;
  /** Cards that everybody knows to be in it: taken from the open pile, and still there. */
  known: Kind[];
}

/** The open pile. */
export interface OpenPile {
  top: Kind | null;
  /** How many cards lie there. */
  size: number;
  /** Bottom first. */
  pile: Kind[];
}

/** The draw pile. */
export interface DrawPile {
  /** How many cards lie there; the enemy attack is none of them. */
  size: number;
  /** How many cards are certain to lie above the enemy attack. */
  sure: number;
  /** Whether the enemy attack lies on top: it has been announced, and nobody has taken it. */
  enemy_on_top: boolean;
}

/** The Scroll that works on the seat whose turn it is. */
export interface Effect {
  kind: Kind;
  /** The seat. */
  on: string;
}

/** The last round, once it has been announced. */
export interface LastRound {
  /** The seat that drew the card above the enemy attack. */
  by: string;
  /** The seat with whose turn the round ends. */
  until: string;
  /** The seat with whose turn it starts. */
  starts: string;
}

/** The rules of the table that players have to know of during play. */
export interface Options {
  open_take: 'own' | 'previous';
  zero_check: 'after_discard' | 'end';
  sc2_carry: 'also' | 'instead';
  advisor: 'once' | 'stack';
  forced_enemy: 'spared' | 'forced';
}

/** How the game ended. */
export interface WarkingsResult {
  winners: string[];
  losers: string[];
  /** The seats from the first to the last, those that are level together. */
  ranking: string[][];
  /** The word for how it ended. */
  reason: EndingWord;
  /** The clause of the rulebook by which it ended. */
  clause: string;
  /** The same in a sentence. */
  text: string;
  /** The hand of each seat. */
  hands: Record<string, Counted>;
}

/** All that one viewer may know. */
export interface WarkingsView {
  /** The name of the game. */
  game: 'warkings';
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
  /** The seat whose turn it is. */
  turn: string | null;
  /** How many decisions have been made. */
  turn_number: number;
  /** The viewer's hand: how many there are of each kind, also of those of which there is none. */
  hand: Record<Kind, number> | null;
  /** How the viewer's hand counts. */
  counted: Counted | null;
  /** The hands of all seats. */
  hands: HandSeen[];
  open: OpenPile;
  draw_pile: DrawPile;
  /** This turn's discard, held aside until a card has been drawn. */
  aside: Kind[];
  effect: Effect | null;
  last_round: LastRound | null;
  /** Turns in a row that ended with a draw from the open pile. */
  streak: number;
  /** How many of these make the draw pile compulsory; null if no number does. */
  streak_limit: number | null;
  /** After how many turns the game ends; null if draws from the draw pile end it. */
  turn_limit: number | null;
  options: Options;
  result: WarkingsResult | null;
}

/** A discard of equal cards, or of the red trio. */
export interface Discard {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'discard' | 'trio';
  /** The cards, bottom first. */
  cards: Kind[];
  /** How many they are. */
  count: number;
  /** The card that will lie on top. */
  top: Kind;
}

/** A draw from one of the piles. */
export interface Draw {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'draw';
  from: 'pile' | 'open';
  /** The card, if it is known. */
  card: Kind | null;
}

/** What a card or a pile is. */
export interface Help {
  card?: Kind;
  text: string;
  clause: string;
}

/** Whether an action is legal. */
export interface Verdict {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** What a legal discard leaves in the hand before the draw. */
  left?: Counted;
}

/** A kind of card. */
export interface CardFacts {
  kind: Kind;
  title: string;
  colour: string;
  /** How many there are in the deck. */
  count: number;
  /** How many soldiers it counts as. */
  soldiers: number;
  /** What it does besides, in a sentence; empty if nothing. */
  does: string;
  clause: string;
}

/** The enemy attack. */
export interface EnemyCard {
  kind: Kind;
  title: string;
  clause: string;
}

/** What a client needs to draw the cards of a variant. */
export interface Board {
  cards: CardFacts[];
  enemy: EnemyCard;
}
