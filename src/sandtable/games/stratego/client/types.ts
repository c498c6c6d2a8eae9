/* What the server sends of a game of this family: the view, its pieces, the told events, the board of a variant. */
import type { Told, Variant, View } from '$web/game';

/** `10` to `2`, `S`py, `B`omb, `F`lag (later `C`annon). */
export type Rank = string;

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
}

/** A piece off the board. */
export interface Taken {
  id: number;
  seat: string;
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
  pieces: Piece[];
  /** By captor. */
  captured: Record<string, Taken[]>;
  /** Out of the game for good, by owner: Bombs that went off. */
  gone: Record<string, Taken[]>;
  ready: string[];
  zone: string[] | null;
  to_place?: Record<Rank, number> | null;
  placed?: Placed[] | null;
  last: Trail | null;
  turn_number: number;
  quiet: number;
  quiet_limit: number;
  ply_limit: number;
  rescues: Record<string, number>;
  /** Put together here after the end from every seat's view: all faces are shown. */
  open?: boolean;
}

export interface BoardPlan {
  columns: string[];
  rows: number;
  spaces: string[];
  lakes: string[];
  stockades?: string[];
  halves: Record<string, string[]>;
  zones: Record<string, string[]>;
  army: Record<Rank, number>;
}

export interface StrategoVariant extends Variant {
  board: BoardPlan;
}

export interface StrategoTold extends Told {
  piece?: number;
  at?: string;
  to?: string;
  rank?: Rank;
  /** Seat of the captor. */
  by?: string;
  /** Seats, as the sentence names them. */
  winners?: string;
}

export const plan = (variant: Variant): BoardPlan => (variant as StrategoVariant).board;
