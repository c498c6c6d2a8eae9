/* The messages between the browser and the host, as the host's protocol page lists them. */
import type { Offer, Options, Preview, Reacting, Told, View } from './game';

export interface Seat {
  seat: string;
  kind: 'human' | 'bot';
  level: string | null;
  name: string | null;
  taken: boolean;
  here: boolean;
  thinking: boolean;
  /** Has got up, and the game waits. */
  left: boolean;
}

export interface Ended {
  winners: string[];
  losers: string[];
  termination: string;
  clause: string | null;
  text: string;
}

export type TableAct = 'draw' | 'fill' | 'abort' | 'leave' | 'return' | 'rematch';

/** When partners may talk: before the first turn, always, never. */
export type Talk = 'plan' | 'always' | 'off';

/** Whether a computer player is to play on in the seat of somebody who has left. */
export interface Replacement {
  seat: string;
  yes: string[];
  waits: string[];
}

/** One line of what partners say to each other: a message, or how a question about resigning went on. */
export interface Line {
  n: number;
  kind: 'said' | 'asked' | 'declined' | 'withdrawn' | 'lapsed';
  seat: string;
  text: string;
  place: string | null;
}

/** What the partners of one team have for themselves. */
export interface Team {
  partners: string[];
  /** Play has not begun, and the rules let partners confer. */
  planning: boolean;
  /** Why nothing can be said now; null: it can. */
  closed: string | null;
  question: { line: number; seat: string; waits: string[] } | null;
  lines: Line[];
}

export interface Table {
  id: string;
  variant: string;
  title: string;
  players: number;
  options: Options;
  /** null: nobody has a partner. */
  talk: Talk | null;
  /** How many seconds there are to react, 0: as long as it takes; null: there is nothing to react to in this game. */
  clock: number | null;
  seats: Seat[];
  started: boolean;
  ended: Ended | null;
  offers: { draw: string | null; replace: Replacement[] };
  acts: TableAct[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
  /** Why this finished game cannot be replayed: its rules have changed since. */
  no_replay: string | null;
}

/** A reaction window as everybody sees it. */
export interface OpenWindow {
  n: number;
  kind: string;
  asks: string[];
  /** Seconds on its clock, and how many of them are left; null: it has none. */
  length: number | null;
  left: number | null;
  /** Who has taken more time. */
  more: string[];
}

/** The window that is open, the own question in it, and the own standing order. */
export interface Windows {
  window: OpenWindow | null;
  mine: Reacting | null;
  order: string | null;
}

export interface Ask {
  kind: string;
  text: string;
}

/** Where the viewer stands: the view after update `n`, and the question `seq` that is open to them. */
export interface Standing {
  n: number;
  view: View;
  legal: Offer[];
  seq: number;
  ask: Ask | null;
}

export interface Welcome {
  type: 'welcome';
  table: Table;
  you: string | null;
  commitment: string;
}
export type Update = Standing & { type: 'update'; told: Told[] };
export type Resync = Standing & { type: 'resync'; log: Told[] };
export interface TableNews {
  type: 'table';
  table: Table;
}
/** At first all lines, then those that are new. */
export interface TeamNews {
  type: 'team';
  team: Team;
}
export type WindowNews = Windows & { type: 'window' };
/** The act needs the partners' yes. */
export interface Asked {
  type: 'asked';
  ref: string | null;
  message: string;
}
export interface Refused {
  type: 'refused';
  ref: string | null;
  error: string;
  clause?: string | null;
  message: string;
  seq: number;
}
export type Stale = { type: 'stale'; ref: string | null; message: string } & Partial<Omit<Resync, 'type'>>;
/** What was said is done, as the news before it have told. */
export interface Done {
  type: 'done';
  ref: string;
}
export interface PreviewAnswer {
  type: 'preview';
  ref: string;
  result: Preview;
}
export interface Bye {
  type: 'bye';
  reason: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | Resync
  | TableNews
  | TeamNews
  | WindowNews
  | Asked
  | Refused
  | Stale
  | Done
  | PreviewAnswer
  | Bye
  | { type: 'pong' };

export type DrawAnswer = 'offer' | 'accept' | 'decline';
export type Consent = 'yes' | 'no' | 'withdraw';

/** What somebody wants; the connection gives each a reference, by which the host answers. */
export type Wish =
  | { type: 'act'; action: string; seq: number }
  | { type: 'preview'; partial: string }
  | { type: 'draw'; answer: DrawAnswer }
  | { type: 'abort' }
  | { type: 'fill' }
  | { type: 'leave' }
  | { type: 'return' }
  | { type: 'replace'; seat: string; answer: 'yes' | 'no' }
  | { type: 'talk'; text: string; place: string | null }
  | { type: 'consent'; line: number; answer: Consent }
  | { type: 'order'; order: string }
  | { type: 'more_time' };

/** The state after `at` actions of a finished game, as every viewer saw it. */
export interface ReplayFrame {
  at: number;
  total: number;
  text: string;
  told: Told[];
  views: Record<string, View>;
}
