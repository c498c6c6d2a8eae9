/* What the server sends of a game of this family: the view, its pieces, the told events, the board of a variant. */
import type { Offer, Preview, Told, Variant, View } from '$web/game';

/** `10` to `2`, `S`py, `B`omb or `C`annon, `F`lag. */
export type Rank = string;

/** A rank of a named army as the notation writes it: `7` of the first, `7'` of the second. */
export type Sign = string;

export interface Piece {
  id: number;
  seat: string;
  /** The seat's first or second army. */
  army: number;
  at: string;
  /** null: hidden from this viewer. */
  rank: Rank | null;
  /** Everybody knows the rank. */
  public: boolean;
  moved: boolean;
  rescued: boolean;
  /** The viewer knows, from a claim of its own that was wrong, that this is not the Flag. */
  not_flag: boolean;
}

/** A piece off the board. */
export interface Taken {
  id: number;
  seat: string;
  army: number;
  rank: Rank;
}

export interface Placed {
  at: string;
  rank: Rank;
}

export interface Trail {
  seat: string;
  from: string;
  to: string;
}

export interface StrategoView extends View {
  /** Allied seats; empty where each plays for itself. */
  teams: string[][];
  pieces: Piece[];
  /** By captor. */
  captured: Record<string, Taken[]>;
  /** Out of the game for good, by owner: Bombs that went off. */
  gone: Record<string, Taken[]>;
  /** How many pieces each seat has in Reserve. */
  reserve: Record<string, number>;
  /** What the viewer has in Reserve. */
  own_reserve: Record<Rank, number> | null;
  /** Stockade -> the seat whose Flag is held there. */
  captive: Record<string, string>;
  /** The seat whose Flag is to be put in a stockade, or to be placed again. */
  freed: string | null;
  ready: string[];
  zone: string[] | null;
  to_place?: Record<Rank, number> | null;
  placed?: Placed[] | null;
  /** The partner's set-up, at tables where partners may see each other. */
  partner_placed?: Placed[] | null;
  last: Trail | null;
  turn_number: number;
  quiet: number;
  quiet_limit: number;
  ply_limit: number;
  rescues: Record<string, number>;
  /** The army of a table that has another than its variant, and how many of it are placed. */
  army?: Record<Rank, number>;
  place?: number;
  /** Put together here after the end from every seat's view: all faces are shown. */
  open?: boolean;
  /** And what each had left in Reserve. */
  reserves?: Record<string, Record<Rank, number>>;
}

export interface BoardPlan {
  columns: string[];
  rows: number;
  spaces: string[];
  lakes: string[];
  /** Seat -> the stockade in its camp. */
  stockades: Record<string, string>;
  halves: Record<string, string[]>;
  zones: Record<string, string[]>;
  /** The pieces to choose from at the set-up, */
  army: Record<Rank, number>;
  /** how many of them are placed, */
  place: number;
  /** and those that have to be among them. */
  must: Rank[];
  /** The second army, which comes in during play. */
  second: Record<Rank, number>;
}

export interface StrategoVariant extends Variant {
  board: BoardPlan;
}

export interface StrategoOffer extends Offer {
  from?: string;
  to?: string;
  rank?: Rank;
  army?: number;
  /** The space that a Flag's move claims to meet the partner's on. */
  claim?: string;
}

export interface StrategoPreview extends Preview {
  presets?: { name: string; title: string; text: string }[];
  /** A set-up in notation. */
  action?: string;
}

export interface StrategoTold extends Told {
  piece?: number;
  at?: string;
  to?: string;
  rank?: Rank;
  /** Seat of the captor. */
  by?: string;
  /** Pieces left in Reserve. */
  left?: number;
  /** The claim was true. */
  right?: boolean;
  /** Seats, as the sentence names them. */
  winners?: string;
}

/** The board and the armies; at a table with a document, that table's. A second army is like the first. */
export function plan(variant: Variant, view?: StrategoView): BoardPlan {
  const { board } = variant as StrategoVariant;
  if (!view?.army) return board;
  const { army, place = board.place } = view;
  return { ...board, army, place, second: Object.keys(board.second).length > 0 ? army : {} };
}

export const signOf = (rank: Rank, army: number): Sign => (army === 2 ? `${rank}'` : rank);
export const rankOf = (sign: Sign): Rank => sign.replace("'", '');
export const armyOf = (sign: Sign): number => (sign.endsWith("'") ? 2 : 1);

/** The seats that play together with this one, itself left out. */
export const partnersOf = (view: Pick<StrategoView, 'teams'>, seat: string | null): string[] =>
  seat === null
    ? []
    : (view.teams.find((team) => team.includes(seat)) ?? []).filter((other) => other !== seat);
