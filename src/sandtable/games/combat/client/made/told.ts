/*
 * What viewers are told of the game, besides what every event has.
 * Made by `make docs` from words/told.py.
 */

import type { Cell, EndingWord, Position, Term, UnitId } from './shown';

export type Roll = 'deploy' | 'initiative';
export type Calling =
  '' | 'O' | 'SF' | 'M' | 'S' | 'J' | 'MC' | 'APC' | 'T' | 'rifle' | 'mg' | 'baz' | 'mort';

export type StepWord =
  'move' | 'declare' | 'dirt' | 'sighted' | 'grenades' | 'melee' | 'vehicles' | 'position' | 'heal';

export type Weapon = 'knife' | 'pistol' | 'rifle' | 'mg' | 'gren' | 'baz' | 'mort' | 'gun' | 'melee';
export type Result = 'missed' | 'wounded' | 'killed';
export type UnitKind = '' | 'O' | 'SF' | 'M' | 'S' | 'J' | 'MC' | 'APC' | 'T';
export type Arm = 'knife' | 'pistol' | 'rifle' | 'mg' | 'gren' | 'baz' | 'mort';
export type Event =
  | Revealed
  | Rolled
  | First
  | LeftOut
  | Deployed
  | Round
  | Half
  | Officers
  | Step
  | Moved
  | Declared
  | Dirt
  | Stayed
  | Dice
  | Attacked
  | LostAttack
  | Positioned
  | Healed
  | Removed
  | Points
  | Marker
  | Resigned
  | Picked
  | Bought
  | Ready
  | Ended;

/** An army is shown. */
export interface Revealed {
  kind: 'revealed';
  seat: string;
  /** What it has cost. */
  points: number;
}

/** A side rolls for deployment or initiative. */
export interface Rolled {
  kind: 'rolled';
  seat: string;
  /** What it decides. */
  what: Roll;
  /** Two, or one. */
  dice: number[];
}

/** A side goes first. */
export interface First {
  kind: 'first';
  seat: string;
  /** What it decides. */
  what: Roll;
}

/** The zone has no room for a unit. */
export interface LeftOut {
  kind: 'left_out';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
}

/** A unit is placed. */
export interface Deployed {
  kind: 'deployed';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  at: Cell;
  /** Null for a vehicle. */
  position: Position | null;
}

/** A round begins. */
export interface Round {
  kind: 'round';
  round: number;
}

/** A half-turn begins. */
export interface Half {
  kind: 'half';
  /** The side that has it. */
  seat: string;
}

/** A unit rolls without an Officer. */
export interface Officers {
  kind: 'officers';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  die: number;
  /** Whether it is. */
  confused: boolean;
}

/** A step begins. */
export interface Step {
  kind: 'step';
  step: StepWord;
}

/** A unit moves. */
export interface Moved {
  kind: 'moved';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  from: Cell;
  to: Cell;
  /** In movement points, four a foot. */
  cost: number;
}

/** An attack is named. */
export interface Declared {
  kind: 'declared';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  weapon: Weapon;
  /** The unit that it is aimed at. */
  target: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  target_calling: Calling;
  /** Its number in its name; null if it has none. */
  target_number: number | null;
}

/** A unit hits the dirt. */
export interface Dirt {
  kind: 'dirt';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
}

/** A unit stays up. */
export interface Stayed {
  kind: 'stayed';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
}

/** The dice of an attack are rolled. */
export interface Dice {
  kind: 'dice';
  dice: number[];
}

/** A unit attacks. */
export interface Attacked {
  kind: 'attacked';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  weapon: Weapon;
  /** The unit that it is aimed at. */
  target: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  target_calling: Calling;
  /** Its number in its name; null if it has none. */
  target_number: number | null;
  dice: number[];
  /** The dice and all terms together. */
  score: number;
  /** What is added to the dice. */
  terms: Term[];
  result: Result;
  /** Whether it strikes back. */
  reply: boolean;
}

/** A named attack is lost. */
export interface LostAttack {
  kind: 'lost_attack';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  weapon: Weapon;
  /** The unit that it is aimed at. */
  target: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  target_calling: Calling;
  /** Its number in its name; null if it has none. */
  target_number: number | null;
}

/** A soldier changes its position. */
export interface Positioned {
  kind: 'positioned';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  position: Position;
}

/** A soldier is healed. */
export interface Healed {
  kind: 'healed';
  /** The Medic. */
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
  /** Its patient. */
  target: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  target_calling: Calling;
  /** Its number in its name; null if it has none. */
  target_number: number | null;
  /** Those left. */
  wounds: number;
}

/** A killed unit is removed. */
export interface Removed {
  kind: 'removed';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
}

/** A side scores for destroyed enemies. */
export interface Points {
  kind: 'points';
  seat: string;
  points: number;
  total: number;
}

/** A side scores for a marker. */
export interface Marker {
  kind: 'marker';
  seat: string;
  /** Which, from 0. */
  marker: number;
  total: number;
}

/** A side resigns. */
export interface Resigned {
  kind: 'resigned';
  seat: string;
}

/** A unit is chosen to act. */
export interface Picked {
  kind: 'picked';
  unit: UnitId;
  /** What it is called by: its type, or a Soldier by its main weapon. */
  calling: Calling;
  /** Its number in its name; null if it has none. */
  number: number | null;
}

/** A side buys; it alone is told. */
export interface Bought {
  kind: 'bought';
  seat: string;
  /** How many it has. */
  units: number;
  /** The last one's type. */
  type: UnitKind;
  weapons: Arm[];
  mounts: Weapon[];
}

/** A side has bought its army. */
export interface Ready {
  kind: 'ready';
  seat: string;
}

/** The battle is over. */
export interface Ended {
  kind: 'ended';
  winners: string[];
  reason: EndingWord;
}
