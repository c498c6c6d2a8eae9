/* What the server sends of this game, as the client uses it: the view after the end, the told events, the soldiers. */
import type { ToldOf, Variant } from '$web/game';
import type * as shown from './made/shown';
import type { Kind, Name } from './made/shown';
import type { Event } from './made/told';

export interface Player extends shown.Player {
  /** All of it, put together here after the end from every seat's view. */
  hand?: Kind[];
}

export interface SoldierView extends shown.SoldierView {
  players: Player[];
}

/** An event, with the facts of all kinds. */
export type SoldierTold = ToldOf<Event>;

interface SoldierVariant extends Variant {
  board: shown.Board;
}

/** Each soldier's power weapon. */
export const weaponsBySoldier = (variant: Variant): Record<Name, Kind> =>
  Object.fromEntries((variant as SoldierVariant).board.soldiers.map(({ kind, weapon }) => [kind, weapon]));

/** The soldiers whose power weapon it is. */
export const soldiersWith = (variant: Variant, weapon: Kind): Name[] =>
  (variant as SoldierVariant).board.soldiers.filter((each) => each.weapon === weapon).map(({ kind }) => kind);
