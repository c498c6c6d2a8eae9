/* What the server sends of this game, as the client uses it: acts of a unit, the told events, armies, the board. */
import type { Told, Variant } from '$web/game';
import type * as shown from './made/shown';
import type {
  Attack,
  Cell,
  ChangePosition,
  Deploy,
  Heal,
  Move,
  Piece,
  PieceRow,
  Position,
  Unit,
} from './made/shown';

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

export interface CombatTold extends Told {
  unit?: string;
  target?: string;
  weapon?: string;
  at?: Cell;
  from?: Cell;
  to?: Cell;
  position?: Position;
  dice?: number[];
  die?: number;
  confused?: boolean;
  score?: number;
  result?: 'missed' | 'wounded' | 'killed';
  wounds?: number;
  points?: number;
  total?: number;
  marker?: number;
  step?: string;
  round?: number;
  winners?: string[] | string;
}

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

export const toPiece = ([type, x0, y0, x1, y1]: PieceRow): Piece => ({ type, x0, y0, x1, y1 });

/** On the table, living or not yet carried off. */
export const stands = (unit: Unit): unit is Unit & { at: Cell } =>
  unit.at !== null && (unit.state === 'alive' || unit.state === 'killed');
