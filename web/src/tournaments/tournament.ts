/* How tournaments are written. */
import { timeWords } from '../lobby/meeting/wish';
import type { Tournament, TournamentEntrant, TournamentRow } from '../protocol';
import { language } from '../text/words';
import { tournaments as words } from '../text';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function whenOf(seconds: number): string {
  const format: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  };
  return new Intl.DateTimeFormat(language(), format).format(new Date(seconds * 1000));
}

/** A time in minutes and seconds, or in hours. */
export function spanOf(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(minutes % 60)} h`;
  return `${minutes}:${two(seconds % MINUTE)} min`;
}

/** How a tournament is played: the game, the system and the time. */
export function formOf({ title, kind, rounds, minutes, time, bots }: TournamentRow): string {
  const long = kind === 'swiss' && rounds ? [words.rounds(rounds)] : minutes ? [words.minutes(minutes)] : [];
  return [title, words.kind[kind], ...long, timeWords(time), ...(bots ? [words.withBots] : [])].join(' · ');
}

/** How it stands: when it begins, in which round it is, or that it is over. */
export function stateOf(row: TournamentRow): string {
  if (row.state === 'open') return words.starts(whenOf(row.starts));
  if (row.state !== 'running') return words.state[row.state];
  if (row.kind === 'arena') return words.left(spanOf(row.left ?? 0));
  return words.round(row.round, row.rounds);
}

/** How often a list of tournaments is asked for again: rounds that are played live follow one another in minutes. */
export function againMs(rows: readonly TournamentRow[] | undefined): number {
  const soon = Date.now() / 1000 + MINUTE;
  const live = ({ time, state, starts }: TournamentRow) =>
    time.type === 'live' && (state === 'running' || (state === 'open' && starts < soon));
  return rows === undefined || rows.some(live) ? 10_000 : 60_000;
}

/** The fewest entrants of a Swiss tournament that can be paired for so many rounds, in which nobody meets twice. */
export const fewestFor = (rounds: number): number => (rounds % 2 ? Math.max(2, rounds) : rounds + 1);

const FRACTIONS = ['', '¼', '½', '¾'];

/** Points that are counted in quarters, as they are written. */
const quarters = (points: number): string =>
  points === 0 ? '0' : `${Math.floor(points / 4) || ''}${FRACTIONS[points % 4]}`;

/** Points in halves, as they are written. */
export const halves = (points: number): string => quarters(2 * points);

/** A number of the standings: the points of an arena are whole, and Sonneborn-Berger counts quarters. */
export function tieOf(tie: Tournament['ties'][number], value: number): string {
  if (tie === 'wins') return String(value);
  if (tie === 'games') return String(-value);
  return tie === 'sonneborn_berger' ? quarters(value) : halves(value);
}

/** Those who have won a tournament that is over: several if they are equal by everything, nobody if nobody has points. */
export const winnersOf = ({ row, entrants }: Tournament): TournamentEntrant[] =>
  row.state === 'over' ? entrants.filter(({ rank, points }) => rank === 1 && points > 0) : [];
