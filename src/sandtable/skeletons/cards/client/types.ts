/* What the server tells of this game. What it shows is in `made/shown.ts`. */
import type { Told } from '$web/game';

export interface SkirmishTold extends Told {
  value?: number;
}
