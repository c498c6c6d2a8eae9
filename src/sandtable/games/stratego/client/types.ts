/* What the server sends of a game of this family, as the client uses it: the view after the end, the told events. */
import type { ToldOf, Variant } from '$web/game';
import type { BoardPlan, Rank } from './made/shown';
import type * as shown from './made/shown';
import type { Event } from './made/told';

/** A rank of a named army as the notation writes it: `7` of the first, `7'` of the second. */
export type Sign = string;

export interface StrategoView extends shown.StrategoView {
  /** Put together here after the end from every seat's view: all faces are shown. */
  open?: boolean;
  /** And what each had left in Reserve. */
  reserves?: Record<string, Record<Rank, number>>;
}

export interface StrategoVariant extends Variant {
  board: BoardPlan;
}

/** An event, with the facts of all kinds. */
export type StrategoTold = ToldOf<Event>;

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
