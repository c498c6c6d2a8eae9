/* The messages between the browser and the host, as the host's protocol page lists them. */
import type { Offer, OptionValue, Preview, Told, View } from './game';

export interface Seat {
  seat: string;
  kind: 'human' | 'bot';
  level: string | null;
  name: string | null;
  taken: boolean;
  here: boolean;
  thinking: boolean;
}

export interface Ended {
  winners: string[];
  losers: string[];
  termination: string;
  clause: string | null;
  text: string;
}

export type TableAct = 'draw' | 'fill' | 'abort' | 'leave' | 'rematch';

export interface Table {
  id: string;
  variant: string;
  title: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: Seat[];
  started: boolean;
  ended: Ended | null;
  offers: { draw: string | null };
  acts: TableAct[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
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
export interface Refused {
  type: 'refused';
  ref: string | null;
  error: string;
  clause?: string | null;
  message: string;
  seq: number;
}
export type Stale = { type: 'stale'; ref: string | null; message: string } & Partial<Omit<Resync, 'type'>>;
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
  Welcome | Update | Resync | TableNews | Refused | Stale | PreviewAnswer | Bye | { type: 'pong' };

export type DrawAnswer = 'offer' | 'accept' | 'decline';

export type ClientMessage =
  | { type: 'hello'; token: string | null }
  | { type: 'act'; action: string; seq: number; ref: string }
  | { type: 'preview'; partial: string; ref: string }
  | { type: 'draw'; answer: DrawAnswer }
  | { type: 'abort' }
  | { type: 'fill' }
  | { type: 'leave' }
  | { type: 'ping' };

/** The state after `at` actions of a finished game, as every viewer saw it. */
export interface ReplayFrame {
  at: number;
  total: number;
  text: string;
  told: Told[];
  views: Record<string, View>;
}
