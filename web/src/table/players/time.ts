/* The time that a player has, in numbers and words. Pure, so that tests can read it. */
import { clockWords } from '../../lib/clock-words';
import type { ByDay, Live } from '../../protocol';
import { text } from '../../text';
import type { TurnClocks } from '../session/state';

const TENTH_MS = 100;
const SECOND = 10;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this the tenths are shown, and the time counts as short. */
const SHORT = 10 * SECOND;

/** A player is told once that no more than this is left. */
export const WARNING_SECONDS = 20;

/** The tenths of a second that are left by now on the clock that runs; null: none runs. */
export function leftBy({ left, at }: TurnClocks, now: number): number | null {
  return left === null ? null : Math.max(0, left - Math.floor((now - at) / TENTH_MS));
}

/** Whether the clock that runs is this seat's: its own, or one for all who act at once. `asked`: by a window. */
export function runsFor({ runs, seat: whose }: TurnClocks, seat: string, asked: string[]): boolean {
  if (runs === null || runs === 'absence') return false;
  return runs === 'window' ? asked.includes(seat) : whose === null || whose === seat;
}

/** Whether the clock that runs is on nobody's own: for the set-up, another phase for all, or the first move in one sitting. */
export function isApart({ runs }: TurnClocks, time: Live | ByDay): time is Live {
  return time.type === 'live' && (runs === 'first' || runs === 'phase');
}

/** What is left until the host decides what becomes of a seat that somebody has left; null: no clock runs for that. */
export function decideIn(clocks: TurnClocks, time: Live | ByDay, now: number): string | null {
  const left = clocks.runs === 'absence' ? leftBy(clocks, now) : null;
  if (left === null) return null;
  return time.type === 'live' ? onClock(left) : inDays(left).filter(Boolean).join(' ');
}

/** What is left for a set-up or a first move. */
export const apartOf = (clocks: TurnClocks, now: number) => onClock(leftBy(clocks, now) ?? 0);

/** As on a chess clock: "4:07", and "8.3" at the end. */
export function onClock(tenths: number): string {
  if (tenths < SHORT) return `${Math.floor(tenths / SECOND)}.${tenths % SECOND}`;
  return clockWords(Math.floor(tenths / SECOND));
}

/** In the two largest units, minutes counted up: "2 days" and "4 h". */
function inDays(tenths: number): [string, string] {
  const words = text.time;
  const whole = Math.ceil(tenths / MINUTE) * MINUTE;
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = (whole % HOUR) / MINUTE;
  if (days > 0) return [words.days(days), hours > 0 ? words.hours(hours) : ''];
  return hours > 0 ? [words.hours(hours), words.minutes(minutes)] : [words.minutes(minutes), ''];
}

export interface Shown {
  text: string;
  /** What may be left out where there is little room. */
  more: string;
  runs: boolean;
  short: boolean;
  /** By the day: what the time beside the name does not hold, in a sentence. */
  hint?: string;
}

/** What is left by the day: of the turn's own days, and then of the reserve, which a turn takes when they are over. */
export function byTheDay(
  { runs, seat, seats }: TurnClocks,
  left: number,
  time: Live | ByDay | null,
): { turn: number; reserve: number } {
  const own =
    runs === 'turn' && time?.type === 'by_day' ? (seats.find((one) => one.seat === seat)?.left ?? 0) : 0;
  return { turn: Math.max(0, left - own), reserve: Math.min(left, own) };
}

/** In words what is left for a turn by the day: "1 day" and "4 h", and then "6 days of the reserve". */
export function turnInDays({ turn, reserve }: { turn: number; reserve: number }): [string, string] {
  return turn > 0 || reserve === 0 ? inDays(turn) : [text.time.ofReserve(inDays(reserve)[0]), ''];
}

/** The time beside the name of a player; null: there is nothing to be shown. */
export function shownOf(
  clocks: TurnClocks,
  time: Live | ByDay,
  seat: string,
  asked: string[],
  now: number,
): Shown | null {
  const own = clocks.seats.find((one) => one.seat === seat)?.left ?? null;
  const running = runsFor(clocks, seat, asked) ? leftBy(clocks, now) : null;
  if (own === null) return null;
  if (time.type === 'by_day') {
    if (running === null) return null;
    const days = byTheDay(clocks, running, time);
    const [shown, more] = turnInDays(days);
    const { turn, reserve } = days;
    const hint = turn > 0 && reserve > 0 ? text.time.thenReserve(inDays(reserve)[0]) : '';
    return { text: shown, more, runs: true, short: running < DAY, hint };
  }
  const runs = running !== null && !isApart(clocks, time);
  const tenths = runs ? running : own;
  return { text: onClock(tenths), more: '', runs, short: tenths < SHORT };
}

/** Milliseconds until what is shown can be another; null: it stands. */
export function paceOf(clocks: TurnClocks, time: Live | ByDay, now: number): number | null {
  const left = leftBy(clocks, now);
  if (!left) return null;
  if (time.type === 'by_day') return left > HOUR ? 30_000 : 1000;
  return left <= SHORT + SECOND ? TENTH_MS / 2 : 250;
}

/** What a table's time is, in a line: "10 min + 10 s a turn". */
export function timeLine(time: Live | ByDay): string {
  const words = text.time;
  return time.type === 'live' ? words.live(time.initial / 60, time.increment) : words.byDay(time.days);
}
