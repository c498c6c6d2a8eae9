/* What is said of one step of an example. */
import { getGames } from '../api';
import type { Told, Variant } from '../game';
import type { Example, Forbidden, Moment } from '../protocol';
import { memoized } from '../memoize';

export interface Step {
  seat: string;
  /** In the rulebook's notation; empty where the step only asks. */
  did: string;
  told: Told[];
  refused: Forbidden | null;
  /** What may be done, where the step asks that. */
  choices: string;
  /** It only lets the others move: neither who is shown acts, nor does what is shown come of it. */
  aside: boolean;
}

const ONCE = 'games';
const games = memoized<string, Variant[]>(async () => (await getGames()).variants);
/** The variants that the server has. */
export const known = () => games(ONCE);

/** null: how the example begins. */
export function shownStep(example: Example, at: number): Step | null {
  const moment = example.moments[at];
  if (!moment || at === 0) return null;
  const [seat = ''] = moment.text.split(' ');
  return {
    seat,
    did: moment.choices.length > 0 ? '' : moment.text,
    told: moment.told.filter(({ text }) => text !== ''),
    refused: moment.refused,
    choices: moment.choices.join(', '),
    aside: isAside(example, at),
  };
}

const seatOf = ({ text }: Moment): string => text.split(' ')[0] ?? '';

function isAside({ clauses, moments }: Example, at: number): boolean {
  const moment = moments[at]!;
  if (moment.refused || moment.choices.length || at === moments.length - 1) return false;
  const shows = moment.told.some(({ clause }) => clause && clauses.includes(clause));
  return !shows && seatOf(moment) !== seatOf(moments.at(-1)!);
}
