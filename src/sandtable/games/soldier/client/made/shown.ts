/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */

export type EndingWord = 'battles' | 'soldiers' | 'limit' | 'points';
export type PassWord = 'PASS' | 'NO_RESPONSE' | 'NO_MIRROR' | 'NO_DUD';
/** a card's sign: `Attack`, `T2`, `NinjaStars` */
export type Kind = string;
/** a soldier's sign: `Rifleman`, `MilitaryPolice` */
export type Name = string;
export type WindowKind = 'W-START' | 'W-OPEN' | 'W-LAY' | 'MIRROR' | 'DUD';
export type Phase =
  | 'deal'
  | 'W-START'
  | 'draw'
  | 'move'
  | 'lay'
  | 'W-OPEN'
  | 'W-LAY'
  | 'answer'
  | 'MIRROR'
  | 'DUD'
  | 'lose'
  | 'limit'
  | 'pick'
  | 'over';

export type Level = 'none' | 'ordinary' | 'power';
export type Readiness = 'ready' | 'boost' | 'short';
export type NoAnswer = 'lose' | 'tie';
export type Undecided = 'tie' | 'retreat';
export type PlayedAlone = 'discard' | 'bomb' | 'mirror' | 'dud' | 'superdud' | 'persuade';
export type SoldierChoice =
  Pass | Draw | Train | Advance | LayDown | Aim | Radio | Interfere | PlayAlone | ChooseSoldier;

export type SoldierPreview = Help | Verdict | LegalLay | OnlyDiscarded | Begun;

/** A moment at which several players may react. */
export interface ReactionWindow {
  kind: WindowKind;
  /** The seats still to be asked, in order. */
  asks: string[];
}

/** A soldier in front of a player. */
export interface SoldierSeen {
  soldier: Name;
  /** Its power weapon. */
  weapon: Kind;
  /** Whether it stands in the centre. */
  engaged: boolean;
}

/** A player as the viewer sees it. */
export interface Player {
  seat: string;
  /** How many cards the hand holds. */
  cards: number;
  /** Cards that this viewer knows to be in that hand. */
  known: Kind[];
  soldiers: SoldierSeen[];
  /** The points of the training cards that lie there. */
  training: number[];
  /** How many battles are won. */
  wins: number;
  /** Whether the player loses the next turn. */
  stunned: boolean;
  /** Whether the player may not refill yet, after a Radio. */
  barred: boolean;
  /** The points from rounds. */
  points: number;
  rounds_won: number;
}

/** The soldier pile. */
export interface SoldierPile {
  size: number;
  /** Those that nobody has seen, in no order. */
  unseen: Name[];
  /** Those that came back, which lie under the unseen ones in this order. */
  known: Name[];
}

/** The piles on the table. */
export interface Piles {
  /** How many cards lie face down. */
  draw: number;
  /** Bottom first. */
  discard: Kind[];
  /** Cards that come back with the next shuffle, by kind. */
  used: Record<Kind, number>;
  /** Cards that are out of the game, by kind. */
  removed: Record<Kind, number>;
  soldiers: SoldierPile;
}

/** A side of a combat. */
export interface Fighter {
  seat: string;
  soldier: Name;
}

/** A card on the table of a combat, with its boosts. */
export interface Lay {
  seat: string;
  card: Kind;
  weapon: Kind | null;
  intensity: Kind | null;
  /** Whether the weapon is the power weapon of the soldier that fights with it. */
  power: boolean;
}

/** What an answer must add to meet the boosts of a lay. */
export interface Demand {
  kind: Level | 'strength';
  /** The least strength; 0 for the other kinds. */
  strength: number;
  /** The same in a sentence. */
  text: string;
}

/** The lay that must be answered. */
export interface Pending {
  seat: string;
  card: Kind;
  /** Whether it is the Attack that opened the combat. */
  opening: boolean;
  /** The level of its weapon. */
  weapon: Level;
  /** Whether it has an intensity card. */
  intensity: boolean;
  demand: Demand;
  /** Cards that the rules allow as an answer now, whether or not anybody holds them. */
  answers: Kind[];
  /**
   * Those that the viewer holds, if it must answer. `boost` needs a boost that is held too, `short` lacks
   * one.
   */
  held: Record<Kind, Readiness>;
  /** What no answer means. */
  none: NoAnswer;
}

/** The combat in the centre. */
export interface Combat {
  assaulter: Fighter;
  defender: Fighter;
  /** The seat that must answer. */
  answerer: string | null;
  table: Lay[];
  pending: Pending | null;
}

/** A Sniper's shot that a Mirror can still stop. */
export interface Shot {
  by: string;
  /** The seat of the soldier that is shot at. */
  seat: string;
  soldier: Name;
}

/** A Bomb that Duds can still stop. */
export interface BombPlayed {
  by: string;
  /** The seats that lose no soldier to it. */
  saved: string[];
}

/** How the latest combat ended. */
export interface LastCombat {
  result: 'win' | Undecided;
  /** The seat that has won it. */
  seat: string | null;
}

/** How the game ended. */
export interface SoldierResult {
  /** The seats that have won; none in a draw. */
  winners: string[];
  /** The word for how it ended. */
  reason: EndingWord;
  /** The clause of the rulebook by which it ended. */
  clause: string;
  /** The same in a sentence. */
  text: string;
  /** The points of each seat in a match of rounds. */
  points?: Record<string, number>;
}

/** All that one viewer may know. */
export interface SoldierView {
  /** The name of the game. */
  game: 'soldier';
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
  window: ReactionWindow | null;
  /** The seat whose turn it is. */
  turn: string | null;
  /** How many turns of this round have begun. */
  turns: number;
  mode: 'single' | 'rounds';
  round: number;
  players: Player[];
  /** The viewer's hand by kind, without the kinds of which there is none. */
  hand: Record<Kind, number> | null;
  piles: Piles;
  combat: Combat | null;
  shot: Shot | null;
  bomb: BombPlayed | null;
  /** How many cards are still to be drawn in this turn. */
  draws_left: number;
  /** The latest combat; null if there was none or it was called off. */
  last: LastCombat | null;
  result: SoldierResult | null;
}

/** Doing nothing. */
export interface Pass {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'pass';
  /** The word for it where the player is asked. */
  word: PassWord;
}

/** A draw from one of the piles. */
export interface Draw {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'draw';
  from: 'pile' | 'discard';
  /** The card, if it is known. */
  card: Kind | null;
}

/** A training card that is laid face up. */
export interface Train {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'train';
  card: Kind;
  points: number;
}

/** A soldier that goes to the centre to fight another. */
export interface Advance {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'advance';
  card: Kind;
  /** The own soldier. */
  soldier: Name;
  /** The seat that is attacked. */
  seat: string;
  /** Its soldier. */
  target: Name;
}

/** A card that is laid in a combat, with its boosts. */
export interface LayDown {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'lay';
  card: Kind;
  weapon: Kind | null;
  intensity: Kind | null;
}

/** A card that is played against a soldier of another player. */
export interface Aim {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'snipe' | 'redirect';
  card: Kind;
  /** The seat of that soldier. */
  seat: string;
  soldier: Name;
}

/** A card that takes cards from another player. */
export interface Radio {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'radio';
  card: Kind;
  /** That player's seat. */
  seat: string;
}

/** A card that puts an own soldier in the place of the attacked one. */
export interface Interfere {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'interfere';
  card: Kind;
  /** The own soldier. */
  soldier: Name;
}

/** A card that is played or discarded without more to choose. */
export interface PlayAlone {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: PlayedAlone;
  card: Kind;
}

/** A soldier that is lost to a Bomb, or earned. */
export interface ChooseSoldier {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'lose' | 'pick';
  soldier: Name;
}

/** What a card, a soldier or a place is. */
export interface Help {
  card?: Kind;
  soldier?: Name;
  text: string;
  clause: string;
}

/** Whether an action is legal. */
export interface Verdict {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
}

/** A legal lay. */
export interface LegalLay {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** What the other fighter must do then. */
  text: string;
}

/** A legal discard of a card that cannot be played. */
export interface OnlyDiscarded {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** Why it cannot be played. */
  text: string;
  /** The clause that says so. */
  because: string;
}

/** The beginning of legal actions. */
export interface Begun {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
  /** These actions. */
  choices: string[];
  /** The same in a sentence. */
  text: string;
}

/** A kind of card. */
export interface CardFacts {
  kind: Kind;
  title: string;
  /** Cards of a group are used alike: `action`, `training`, `weapon`, `sniper`, `intensity`, `special`. */
  group: string;
  /** How many there are in the printed deck. */
  count: number;
  /** What it does, in a sentence or two. */
  does: string;
  clause: string;
}

/** A soldier. */
export interface SoldierFacts {
  kind: Name;
  title: string;
  /** Its power weapon. */
  weapon: Kind;
}

/** A row of the Rules of Engagement: what answers a lay. */
export interface Engagement {
  /** The card that was laid. */
  to: Kind;
  answers: Kind[];
  /** What no answer means. */
  none: NoAnswer;
  clause: string;
}

/** What a client needs to draw the game. */
export interface Board {
  cards: CardFacts[];
  soldiers: SoldierFacts[];
  engagement: Engagement[];
}
