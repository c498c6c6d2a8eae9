/* What the server sends of this game: the view, the offers, the told events. */
import type { Cards, Kind } from '$web/cards/counts';
import type { Offer, Result, Told, Variant, View } from '$web/game';

/** A soldier's code: `Rifleman`, `MilitaryPolice`. */
export type Name = string;

export interface SoldierSeen {
  soldier: Name;
  /** Its power weapon. */
  weapon: Kind;
  /** It stands in the centre. */
  engaged: boolean;
}

export interface Player {
  seat: string;
  /** The size of the hand. */
  cards: number;
  /** Cards that this viewer knows to be in that hand. */
  known: Kind[];
  /** All of it, put together here after the end from every seat's view. */
  hand?: Kind[];
  soldiers: SoldierSeen[];
  /** Points of the training cards that lie there. */
  training: number[];
  /** Battles won. */
  wins: number;
  stunned: boolean;
  barred: boolean;
  points: number;
  rounds_won: number;
}

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
  /** The weapon is the power weapon of the soldier that fights with it. */
  power: boolean;
}

export type Readiness = 'ready' | 'boost' | 'short';

export interface Pending {
  seat: string;
  card: Kind;
  opening: boolean;
  weapon: 'none' | 'ordinary' | 'power';
  intensity: boolean;
  demand: { kind: 'none' | 'ordinary' | 'power' | 'strength'; strength: number; text: string };
  /** Action cards that the rules allow as an answer now. */
  answers: Kind[];
  /** Of the viewer's own hand, if it must answer: to be played alone, with a boost that is held too, or lacking one. */
  held: Partial<Record<Kind, Readiness>>;
  /** What no answer means. */
  none: 'lose' | 'tie';
}

export interface Combat {
  assaulter: Fighter;
  defender: Fighter;
  answerer: string | null;
  table: Lay[];
  pending: Pending | null;
}

export interface Piles {
  draw: number;
  /** Bottom first. */
  discard: Kind[];
  used: Cards;
  removed: Cards;
  soldiers: { size: number; unseen: Name[]; known: Name[] };
}

export interface SoldierView extends View {
  window: { kind: string; asks: string[] } | null;
  turn: string | null;
  turns: number;
  mode: 'single' | 'rounds';
  round: number;
  players: Player[];
  hand: Cards | null;
  piles: Piles;
  combat: Combat | null;
  shot: { by: string; seat: string; soldier: Name } | null;
  bomb: { by: string; saved: string[] } | null;
  draws_left: number;
  last: { result: 'win' | 'tie' | 'retreat' | 'none'; seat: string | null } | null;
  result: SoldierResult | null;
}

export interface SoldierResult extends Result {
  points?: Record<string, number>;
}

export interface SoldierOffer extends Offer {
  word?: string;
  from?: 'pile' | 'discard';
  card?: Kind | null;
  points?: number;
  weapon?: Kind | null;
  intensity?: Kind | null;
  /** An own soldier where there is a `target`, or no seat; the target's where there is a seat alone. */
  soldier?: Name;
  seat?: string;
  target?: Name;
}

export interface SoldierTold extends Told {
  card?: Kind | null;
  weapon?: Kind | null;
  intensity?: Kind | null;
  power?: boolean;
  refill?: boolean;
  soldier?: Name;
  target_seat?: string;
  target?: Name;
  for?: string;
  victim?: string;
  loser?: string;
  to?: string;
  wins?: number;
  points?: number;
  total?: number;
  cards?: number;
  winners?: string[];
}

export interface SoldierFacts {
  kind: Name;
  title: string;
  weapon: Kind;
}

interface SoldierVariant extends Variant {
  board: { soldiers: SoldierFacts[] };
}

/** Each soldier's power weapon. */
export const weaponsBySoldier = (variant: Variant): Record<Name, Kind> =>
  Object.fromEntries((variant as SoldierVariant).board.soldiers.map(({ kind, weapon }) => [kind, weapon]));

/** The soldiers whose power weapon it is. */
export const soldiersWith = (variant: Variant, weapon: Kind): Name[] =>
  (variant as SoldierVariant).board.soldiers.filter((each) => each.weapon === weapon).map(({ kind }) => kind);
