/*
 * What viewers are told of the game, besides what every event has.
 * Made by `make docs` from words/told.py.
 */

import type { EndingWord } from './shown';

export type Soldier =
  | 'Rifleman'
  | 'Marine'
  | 'Paratrooper'
  | 'Ranger'
  | 'Commando'
  | 'Frogman'
  | 'Grenadier'
  | 'Sapper'
  | 'Officer'
  | 'Pilot'
  | 'MilitaryPolice'
  | 'Ninja'
  | 'Marksman'
  | 'Scout';

export type Card =
  | 'Advance'
  | 'Attack'
  | 'Block'
  | 'Retaliate'
  | 'Redirect'
  | 'Stun'
  | 'Retreat'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'Glock'
  | 'Knife'
  | 'Grenade'
  | 'M16'
  | 'M4'
  | 'NinjaStars'
  | 'SniperRifle'
  | 'Pistol'
  | 'SmokeBomb'
  | 'Sniper'
  | 'Superhuman'
  | 'Adrenaline'
  | 'Interfere'
  | 'Radio'
  | 'Mirror'
  | 'Bomb'
  | 'Dud'
  | 'SuperDud'
  | 'Persuasion';

export type Event =
  | Round
  | SoldierDealt
  | Dealt
  | Turn
  | Skipped
  | Drew
  | Took
  | Shuffled
  | Trained
  | Earned
  | Discarded
  | Passed
  | Advanced
  | Laid
  | NoAnswer
  | Redirected
  | Interfered
  | Radioed
  | Robbed
  | Barred
  | Persuaded
  | Won
  | Tied
  | Retreated
  | Stunned
  | Surrendered
  | Token
  | Shot
  | Mirrored
  | Fell
  | Bombed
  | Voided
  | Dud
  | Superdud
  | Lost
  | Scored
  | Ended;

/** A round begins. */
export interface Round {
  kind: 'round';
  /** Its number. */
  round: number;
  /** The seat that starts. */
  seat: string;
}

/** A soldier is dealt. */
export interface SoldierDealt {
  kind: 'soldier_dealt';
  seat: string;
  soldier: Soldier;
}

/** A card is dealt. */
export interface Dealt {
  kind: 'dealt';
  seat: string;
  card: Card | null;
}

/** A turn begins. */
export interface Turn {
  kind: 'turn';
  seat: string;
}

/** A stunned player loses a turn. */
export interface Skipped {
  kind: 'skipped';
  seat: string;
}

/** A card is drawn from the draw pile. */
export interface Drew {
  kind: 'drew';
  seat: string;
  card: Card | null;
  /** Whether it fills up a hand; left out if not. */
  refill?: boolean;
}

/** The top card of the discard pile is taken. */
export interface Took {
  kind: 'took';
  seat: string;
  card: Card;
}

/** A new draw pile is made. */
export interface Shuffled {
  kind: 'shuffled';
  /** How many cards it has. */
  cards: number;
}

/** A training card is laid onto the stack. */
export interface Trained {
  kind: 'trained';
  seat: string;
  card: Card;
}

/** A soldier is earned by training. */
export interface Earned {
  kind: 'earned';
  seat: string;
  soldier: Soldier;
}

/** A card is discarded. */
export interface Discarded {
  kind: 'discarded';
  seat: string;
  card: Card;
}

/** A player without cards passes the move. */
export interface Passed {
  kind: 'passed';
  seat: string;
}

/** A soldier advances on another. */
export interface Advanced {
  kind: 'advanced';
  seat: string;
  /** The seat of the soldier that it is aimed at. */
  target_seat: string;
  /** That soldier. */
  target: Soldier;
  soldier: Soldier;
}

/** A card is laid in a combat. */
export interface Laid {
  kind: 'laid';
  seat: string;
  card: Card;
  weapon: Card | null;
  intensity: Card | null;
  /** Whether the weapon is the power weapon of the soldier that fights with it. */
  power: boolean;
}

/** A lay is not answered. */
export interface NoAnswer {
  kind: 'no_answer';
  seat: string;
}

/** The attack is turned on another soldier. */
export interface Redirected {
  kind: 'redirected';
  seat: string;
  /** The seat of the soldier that it is aimed at. */
  target_seat: string;
  /** That soldier. */
  target: Soldier;
}

/** A soldier takes the place of the attacked one. */
export interface Interfered {
  kind: 'interfered';
  seat: string;
  soldier: Soldier;
  /** The seat whose place is taken. */
  for: string;
}

/** Cards are taken from a hand by a Radio. */
export interface Radioed {
  kind: 'radioed';
  seat: string;
  /** The seat that gives them. */
  victim: string;
}

/** A card is taken by a Radio. */
export interface Robbed {
  kind: 'robbed';
  seat: string;
  card: Card | null;
  victim: string;
}

/** A seat may not refill for a while. */
export interface Barred {
  kind: 'barred';
  seat: string;
}

/** A combat ends with a truce. */
export interface Persuaded {
  kind: 'persuaded';
  seat: string;
}

/** A combat is won. */
export interface Won {
  kind: 'won';
  seat: string;
  loser: string;
}

/** A combat is a tie. */
export interface Tied {
  kind: 'tied';
}

/** A combat ends without a winner. */
export interface Retreated {
  kind: 'retreated';
  /** The seat that ends it. */
  seat: string;
}

/** A seat will lose its next turn. */
export interface Stunned {
  kind: 'stunned';
  seat: string;
}

/** A defeated soldier leaves its player. */
export interface Surrendered {
  kind: 'surrendered';
  seat: string;
  soldier: Soldier;
  /** The seat that gets it, or `pile`. */
  to: string;
}

/** A seat gets a token for a battle won. */
export interface Token {
  kind: 'token';
  seat: string;
  /** How many it has now. */
  wins: number;
}

/** A Sniper shoots. */
export interface Shot {
  kind: 'shot';
  seat: string;
  /** The seat of the soldier that it is aimed at. */
  target_seat: string;
  /** That soldier. */
  target: Soldier;
}

/** A Mirror saves a soldier. */
export interface Mirrored {
  kind: 'mirrored';
  seat: string;
}

/** A soldier is shot. */
export interface Fell {
  kind: 'fell';
  seat: string;
  soldier: Soldier;
}

/** A Bomb is played. */
export interface Bombed {
  kind: 'bombed';
  seat: string;
}

/** A combat is called off. */
export interface Voided {
  kind: 'voided';
}

/** A Dud saves its player from a Bomb. */
export interface Dud {
  kind: 'dud';
  seat: string;
}

/** A Super Dud saves everybody from a Bomb. */
export interface Superdud {
  kind: 'superdud';
  seat: string;
}

/** A soldier is lost to a Bomb. */
export interface Lost {
  kind: 'lost';
  seat: string;
  soldier: Soldier;
}

/** Points are given for a round. */
export interface Scored {
  kind: 'scored';
  seat: string;
  /** How many points. */
  points: number;
  /** All that it has now. */
  total: number;
}

/** The game is over. */
export interface Ended {
  kind: 'ended';
  winners: string[];
  reason: EndingWord;
}
