/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */

export type EndingWord = 'flag' | 'unite' | 'stuck' | 'resign' | 'quiet' | 'ply';
/** `10` to `2`, `S`py, `B`omb or `C`annon, `F`lag */
export type Rank = string;
/** a space of the board: `e4` */
export type Space = string;
export type Phase = 'toss' | 'setup' | 'play' | 'step' | 'rescue' | 'stockade' | 'flag' | 'bonus' | 'over';
export type WayKind = 'move' | 'attack' | 'fire' | 'escape';
export type AnswerKind = 'ready' | 'stop' | 'decline' | 'resign';
export type StrategoChoice = Way | Claim | Entry | FlagPlace | Answer;
export type StrategoPreview = ShownPresets | ShownSetUp | Help | Reach | ShownVerdict;

/** A piece on the board. */
export interface Piece {
  id: number;
  /** Whose it is. */
  seat: string;
  /** The seat's first or second army. */
  army: number;
  /** Null where it is hidden from the viewer. */
  rank: Rank | null;
  /** Whether everybody knows the rank. */
  public: boolean;
  moved: boolean;
  rescued: boolean;
  /** Whether the viewer knows, from a claim of its own that was wrong, that this is not the Flag. */
  not_flag: boolean;
  at: Space;
}

/** A piece off the board. Everybody knows what it was. */
export interface Taken {
  id: number;
  /** Whose it is. */
  seat: string;
  /** The seat's first or second army. */
  army: number;
  /** Null where it is hidden from the viewer. */
  rank: Rank;
  /** Whether everybody knows the rank. */
  public: boolean;
  moved: boolean;
  rescued: boolean;
  /** Whether the viewer knows, from a claim of its own that was wrong, that this is not the Flag. */
  not_flag: boolean;
}

/** The last move or attack. */
export interface Trail {
  seat: string;
  from: Space;
  to: Space;
}

/** A piece of a set-up that is being made. */
export interface Placed {
  at: Space;
  rank: Rank;
}

/** How the game ended. */
export interface StrategoResult {
  /** The seats that have won; none in a draw. */
  winners: string[];
  /** The word for how it ended. */
  reason: EndingWord;
  /** The clause of the rulebook by which it ended. */
  clause: string | null;
  /** The same in a sentence. */
  text: string;
}

/** All that one viewer may know. */
export interface StrategoView {
  /** The name of the game. */
  game: 'stratego';
  /** The id of the variant. */
  variant: string;
  /** The seat whose view this is; null for those who watch. */
  viewer: string | null;
  /** The seats in the order of play. */
  seats: string[];
  /** The seats that are allied; empty where each plays for itself. */
  teams: string[][];
  phase: Phase;
  /** The seats that must choose now. */
  to_act: string[];
  /** The seat whose turn it is. */
  turn: string | null;
  /** The pieces on the board. */
  pieces: Piece[];
  /** The pieces that each seat has captured. */
  captured: Record<string, Taken[]>;
  /** The pieces of each seat that are out of the game for good: Bombs that went off. */
  gone: Record<string, Taken[]>;
  /** The seats whose Flags are held, by the stockades. */
  captive: Record<Space, string>;
  /** The seat whose Flag is to be put in a stockade, or to be placed again. */
  freed: string | null;
  /** How many pieces each seat has in Reserve. */
  reserve: Record<string, number>;
  /** What the viewer has in Reserve; null before play begins. */
  own_reserve: Record<Rank, number> | null;
  /** The piece that is being moved, by its id. */
  mover: number | null;
  last: Trail | null;
  /** How many turns there have been. */
  turn_number: number;
  /** How many of them in a row had neither an attack, an entry nor a rescue. */
  quiet: number;
  /** With how many of these the game is a draw. */
  quiet_limit: number;
  /** With how many turns in all it is a draw. */
  ply_limit: number;
  /** How many rescues each seat has made. */
  rescues: Record<string, number>;
  /** The seats that have set up. */
  ready: string[];
  /** The viewer's home spaces. */
  zone: Space[] | null;
  /** What the viewer has still to place during its set-up. */
  to_place: Record<Rank, number> | null;
  /** What it has placed. */
  placed: Placed[] | null;
  /** What its partner has placed, at tables where partners may see each other. */
  partner_placed: Placed[] | null;
  /** The army of a table that has another than its variant. */
  army?: Record<Rank, number>;
  /** How many pieces of that army are placed. */
  place?: number;
  result: StrategoResult | null;
}

/** A way over the board, or a Captain's further step. */
export interface Way {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: WayKind | 'step';
  from: Space;
  to: Space;
}

/** A Flag's move that claims to meet the partner's. */
export interface Claim {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'claim';
  from: Space;
  to: Space;
  /** Where the partner's Flag is said to be. */
  claim: Space;
}

/** A piece that comes onto the board: from the Reserve, or from those captured. */
export interface Entry {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'enter' | 'rescue';
  rank: Rank;
  army: number;
  to: Space;
}

/** Where a Flag is put: a captured one in a stockade, a freed one in a camp. */
export interface FlagPlace {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: 'stockade' | 'flag';
  to: Space;
}

/** What has no place on the board. */
export interface Answer {
  /** The number of the action. */
  id: number;
  /** The action in the notation of the rulebook. */
  text: string;
  /** What is done. */
  kind: AnswerKind;
}

/** A whole set-up that has a name. */
export interface ShownPreset {
  name: string;
  title: string;
  /** What is good about it, in a sentence or two. */
  text: string;
}

/** The set-ups that have names: the preview of `SetUps.listing`. */
export interface ShownPresets {
  presets: ShownPreset[];
}

/** A whole set-up: the preview of `SetUps.word`, alone or with a name. */
export interface ShownSetUp {
  /** The set-up in the notation of the rulebook. */
  action: string;
}

/** What stands on a space. */
export interface Help {
  space: Space;
  /** What it is called; null where nothing stands or the viewer does not know it. */
  piece: string | null;
  /** Whose piece it is. */
  seat?: string;
  text: string;
  clause: string;
}

/** A space where a piece may go. */
export interface Destination {
  to: Space;
  kind: 'move' | 'attack';
}

/** What stands on a space, and where it may go now. */
export interface Reach {
  space: Space;
  /** What it is called; null where nothing stands or the viewer does not know it. */
  piece: string | null;
  /** Whose piece it is. */
  seat?: string;
  text: string;
  clause: string;
  destinations: Destination[];
}

/** Whether an action is legal. */
export interface ShownVerdict {
  /** Whether it may be done now. */
  legal: boolean;
  /** The clause that forbids it; null if it is legal. */
  clause: string | null;
}

/** The board and the armies of a variant. */
export interface BoardPlan {
  columns: string[];
  rows: number;
  spaces: Space[];
  lakes: Space[];
  /** The stockade in each seat's camp. */
  stockades: Record<string, Space>;
  /** The seats that are allied. */
  teams: string[][];
  /** The home spaces of each seat. */
  zones: Record<string, Space[]>;
  /** The half of each seat, onto which it rescues pieces. */
  halves: Record<string, Space[]>;
  /** The pieces to choose from at the set-up. */
  army: Record<Rank, number>;
  /** The second army, which comes in during play. */
  second: Record<Rank, number>;
  /** How many pieces are placed. */
  place: number;
  /** Those that have to be among them. */
  must: Rank[];
  /** What the pieces are called. */
  names: Record<Rank, string>;
}
