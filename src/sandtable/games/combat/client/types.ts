/* What the server sends of this game, as the client uses it: acts of a unit, the told events, armies, the board. */
import type { ToldOf, Variant } from '$web/game';
import type * as shown from './made/shown';
import type { Attack, Cell, ChangePosition, Deploy, Heal, Move, Piece, PieceRow, Unit } from './made/shown';
import type { Event } from './made/told';

/** What brings a unit to a cell. */
export type Going = Move | Deploy;
/** What is aimed at another unit. */
export type Aimed = Attack | Heal;
/** What a unit may do that has been picked. */
export type Act = Going | Aimed | ChangePosition;

/** At whom a unit aims. */
export interface Aim {
  target: string;
  /** The act in notation; a refused one says why not. */
  text: string;
}

/** An event, with the facts of all kinds. */
export type CombatTold = ToldOf<Event>;

/** A unit of an army; alike ones are written once, with their count. */
export interface ArmyUnit extends shown.ArmyUnit {
  count?: number;
}

interface CombatVariant extends Variant {
  board: shown.Board;
}

export const plan = (variant: Variant): shown.Board => (variant as CombatVariant).board;

export const isVehicle = (type: string): boolean => VEHICLES.includes(type);
const VEHICLES = ['J', 'MC', 'APC', 'T'];

export const toPiece = ([type, x0, y0, x1, y1]: PieceRow): Piece => ({
  type,
  x0,
  y0,
  x1,
  y1,
});

/** On the table, living or not yet carried off. */
export const stands = (unit: Unit): unit is Unit & { at: Cell } =>
  unit.at !== null && (unit.state === 'alive' || unit.state === 'killed');
