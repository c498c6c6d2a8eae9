/* What the server sends of this game besides what it shows, which is in `made/shown.ts`. */
import type { Told, Variant } from '$web/game';
import type { Board } from './made/shown';

export interface SkirmishVariant extends Variant {
  board: Board;
}

export interface SkirmishTold extends Told {
  /** The square of a new stone. */
  to?: string;
}
