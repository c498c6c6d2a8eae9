/* What the server sends of this game: the view, its units, the offers, the told events, the tables of the board. */
import type { Offer, Preview, Told, Variant, View } from '$web/game';

export type Cell = [x: number, y: number];
export type Position = 'st' | 'kn' | 'pr';

export interface Unit {
  /** `West.S1` */
  id: string;
  side: string;
  /** In notation: `S1`. */
  name: string;
  /** What it is called by: its type, or of a Soldier the weapon that it is there for. */
  calling: string;
  /** Among those of its type; null: it is the only one. */
  number: number | null;
  type: string;
  weapons: string[];
  mounts: string[];
  /** The cell of lowest x and y; null: not on the table. */
  at: Cell | null;
  /** So many cells a side. */
  size: number;
  position: Position | null;
  wounds: number;
  /** `killed`: still on the table until the casualties are removed. */
  state: 'unplaced' | 'alive' | 'killed' | 'removed';
  cost: number;
  /** Movement points of a move that begins now, */
  allowance: number;
  /** and in feet, as people read them: `2½`. */
  feet: string;
  terrain: string | null;
  confused: boolean;
  moved: boolean;
  /** A soldier's attack, or each mount's. */
  attacked: boolean | boolean[];
  changed: boolean;
  grenade_used: boolean;
}

export interface Piece {
  type: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface Declared {
  unit: string;
  weapon: string;
  target: string;
  state: 'waiting' | 'done' | 'lost';
}

export interface Bought {
  name: string;
  type: string;
  weapons: string[];
  mounts: string[];
  cost: number;
}

export interface Buying {
  points: number;
  left: number | null;
  done: string[];
  units: Bought[];
}

export interface Rolling {
  unit: string;
  weapon: string;
  target: string;
  reply: boolean;
}

export interface CombatView extends View {
  scenario: string;
  round: number;
  rounds: number;
  /** Whose half-turn it is. */
  half: string | null;
  acted_first: string | null;
  score: Record<string, number>;
  markers: Record<string, number>;
  map: {
    width: number;
    height: number;
    name: string;
    pieces: Piece[];
    markers: [x0: number, y0: number, x1: number, y1: number][];
  };
  units: Unit[];
  picked: string | null;
  asked: string | null;
  rolling: Rolling | null;
  declared: Declared[];
  buying: Buying | null;
}

/** The sum of an attack, as the rules add it up. */
export interface Sum {
  terms: { value: number; text: string }[];
  wounds_on: number | null;
  kills_on: number | null;
  /** Chances in 36ths. */
  wound: number;
  kill: number;
  text: string;
}

export interface CombatOffer extends Offer {
  unit?: string;
  weapon?: string;
  target?: string;
  x?: number;
  y?: number;
  position?: Position;
  yes?: boolean;
  sum?: Sum;
}

/** At whom a unit aims. */
export interface Aim {
  target: string;
  /** The act in notation; a refused one says why not. */
  text: string;
}

export interface CombatPreview extends Preview {
  choices?: CombatOffer[];
  /** Places for all units that have none. */
  plan?: CombatOffer[];
  /** Weapon -> feet. */
  range?: Record<string, number>;
  cost?: number;
  allowance?: number;
  /** The way and the most that it may be, as people read them. */
  feet?: [way: string, most: string];
  line?: [Cell, Cell] | null;
  /** Where the line is blocked. */
  blocked?: Cell | null;
  sum?: Sum;
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

export interface UnitType {
  code: string;
  title: string;
  toughness: number;
  movement: number;
  cost: number;
  size: number;
  mounts: number;
  bonus: string;
  clause: string;
}

export interface Weapon {
  code: string;
  title: string;
  range: number;
  melee: number;
  ranged: number;
  vehicles_only: boolean;
  class: string;
  cost: number;
  carried: boolean;
  mountable: boolean;
  penalty: string | number;
  clause: string;
}

export interface Stance {
  code: Position;
  title: string;
  movement: number;
  melee: number;
  toughness: number;
  thrown: number;
  clause: string;
}

export interface Terrain {
  code: string;
  title: string;
  ranged: number;
  thrown: number;
  toughness: number;
  clause: string;
}

export interface Step {
  code: string;
  title: string;
  text: string;
  clause: string;
}

export interface ArmyUnit {
  type: string;
  weapons: string[];
  mounts: string[];
  count?: number;
}

export interface BoardPlan {
  types: UnitType[];
  weapons: Weapon[];
  positions: Stance[];
  terrain: Terrain[];
  steps: Step[];
  zones: Record<string, [number, number]>;
  size: { width: number; height: number; cells_per_foot: number };
  maps: Record<string, { title: string; about: string; pieces: Piece[] | PieceRow[] }>;
  armies: Record<string, { title: string; about: string; units: ArmyUnit[]; cost: number }>;
  limits: { units: number; weapons: number };
}

/** A piece as documents write it. */
export type PieceRow = [type: string, x0: number, y0: number, x1: number, y1: number];

export interface CombatVariant extends Variant {
  board: BoardPlan;
}

export const plan = (variant: Variant): BoardPlan => (variant as CombatVariant).board;

export const isVehicle = (type: string): boolean => VEHICLES.includes(type);
const VEHICLES = ['J', 'MC', 'APC', 'T'];

export const toPiece = (piece: Piece | PieceRow): Piece => {
  if (!Array.isArray(piece)) return piece;
  const [type, x0, y0, x1, y1] = piece;
  return { type, x0, y0, x1, y1 };
};

/** On the table, living or not yet carried off. */
export const stands = (unit: Unit): unit is Unit & { at: Cell } =>
  unit.at !== null && (unit.state === 'alive' || unit.state === 'killed');
