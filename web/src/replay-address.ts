/*
 * A moment of a finished game, as an address names it after the `#`: `at=41`, and through whose eyes where it is not
 * everyone together, `at=41&by=South`.
 */
import { readdress } from './lib/sheets';

export const EVERYTHING = 'everything';

export interface Moment {
  at: number;
  by: string;
}

export function readMoment(fragment: string): Moment | null {
  const said = new URLSearchParams(fragment);
  const at = said.get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? { at: Number(at), by: said.get('by') ?? EVERYTHING } : null;
}

export const fragmentOf = ({ at, by }: Moment): string =>
  `#at=${at}${by === EVERYTHING ? '' : `&by=${encodeURIComponent(by)}`}`;

/** Whatever shows moments: which one, through whose eyes, and whether somebody has moved in it. */
interface Shown {
  at: number;
  seenBy: string;
  used: boolean;
}

/** The address of this page at the moment that a replay shows. */
export const linkTo = ({ at, seenBy }: Omit<Shown, 'used'>): string =>
  `${location.origin}${location.pathname}${fragmentOf({ at, by: seenBy })}`;

/** Browsers let a page change its address a hundred times in ten seconds, and a slider moves faster. */
const REST_MS = 200;

/** The address follows a replay that is moved in. To be called in an effect, which ends what is not written yet. */
export function followed(replay: Shown): (() => void) | undefined {
  const link = linkTo(replay);
  if (!replay.used && replay.seenBy === EVERYTHING) return;
  const writing = setTimeout(() => readdress(link), REST_MS);
  return () => clearTimeout(writing);
}
