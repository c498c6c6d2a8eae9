/* How tournaments are written. */
import { timeWords } from '../lobby/meeting/wish';
import type { Tournament, TournamentRow } from '../protocol';
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

/** Points in halves, as they are written. */
export const halves = (points: number): string =>
  points % 2 ? `${points > 1 ? Math.floor(points / 2) : ''}½` : String(points / 2);

/** A number of the standings: the points of an arena are whole, and Sonneborn-Berger counts quarters. */
export function tieOf(tie: Tournament['ties'][number], value: number): string {
  if (tie === 'wins') return String(value);
  if (tie === 'games') return String(-value);
  return tie === 'sonneborn_berger' ? String(value / 4) : halves(value);
}
