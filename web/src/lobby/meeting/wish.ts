/* What a player has chosen to seek, and a wish in words. Pure, so that tests can read it. */
import type { Variant } from '../../game';
import type { ByDay, Live, SeekGame, Wish } from '../../protocol';
import { club, ratings, text } from '../../text';
import { shortTitle } from '../../variants';
import { DAYS, LIVE_TIMES, RESERVE_DAYS, SETUP_SECONDS } from '../table-choice';

export type Time = Live | ByDay;
/** The class of a time. */
export type Class = Time['type'];

/** Any of these games, in one sitting with any of the live times, or by the day with any of the others. */
export interface SeekChoice {
  games: readonly SeekGame[];
  times: Readonly<Record<Class, readonly Time[]>>;
  /** Ratings are to change by the game. */
  rated: boolean;
  /** By so many points the rating of others may differ at first; null: by any. */
  within: number | null;
  /** Bots of other players may answer, too. */
  bots: boolean;
}

export const RANGES: readonly (number | null)[] = [null, 100, 200, 400];

export const TIMES: Readonly<Record<Class, readonly Time[]>> = {
  live: LIVE_TIMES.map(([minutes, seconds]) => ({
    type: 'live',
    initial: 60 * minutes,
    increment: seconds,
    setup: SETUP_SECONDS,
  })),
  by_day: DAYS.map((days) => ({ type: 'by_day', days, reserve: RESERVE_DAYS })),
};
export const CLASSES: readonly Class[] = ['live', 'by_day'];
/** Ten minutes and ten seconds a turn; three days a turn. */
export const USUAL: Record<Class, number> = { live: 1, by_day: 2 };

const key = (time: Time): string =>
  time.type === 'live' ? `${time.initial}+${time.increment}` : String(time.days);
export const hasTime = (times: readonly Time[], time: Time): boolean =>
  times.some((one) => key(one) === key(time));

/** A game for as many as can begin soonest. */
export const gameOf = ({ id, seats }: Variant): SeekGame => ({ variant: id, players: seats.min });

/** Whether bots were welcome in what was sought last. */
export const welcomedBots = (kept: unknown): boolean => (kept as Partial<SeekChoice> | null)?.bots === true;

/** What was sought last, as far as this server still has it. */
export function recalled(variants: readonly Variant[], kept: unknown): SeekChoice {
  const { games, times, rated, within } = (kept ?? {}) as Partial<SeekChoice>;
  const known = (Array.isArray(games) ? (games as SeekGame[]) : []).filter(({ variant, players }) => {
    const seats = variants.find(({ id }) => id === variant)?.seats;
    return seats && players >= seats.min && players <= seats.max;
  });
  const timesOf = (kind: Class) => {
    const before = times?.[kind];
    const usable = TIMES[kind].filter((time) => Array.isArray(before) && hasTime(before, time));
    return usable.length > 0 ? usable : TIMES[kind].slice(USUAL[kind], USUAL[kind] + 1);
  };
  return {
    games: known.length > 0 ? known : variants.slice(0, 1).map(gameOf),
    times: { live: timesOf('live'), by_day: timesOf('by_day') },
    rated: rated === true,
    within: RANGES.find((range) => range === within) ?? null,
    bots: welcomedBots(kept),
  };
}

/** A game more or less. */
export function withGame(choice: SeekChoice, game: SeekGame, wanted: boolean): SeekChoice {
  const others = choice.games.filter(({ variant }) => variant !== game.variant);
  return { ...choice, games: wanted ? [...others, game] : others };
}

/** A time more or less. The last one of a class stays. */
export function withTime(choice: SeekChoice, time: Time, wanted: boolean): SeekChoice {
  const { times } = choice;
  const others = times[time.type].filter((one) => key(one) !== key(time));
  const some = wanted ? [...others, time] : others;
  if (some.length === 0) return choice;
  return {
    ...choice,
    times: { ...times, [time.type]: TIMES[time.type].filter((one) => hasTime(some, one)) },
  };
}

/** By the day several games go on side by side. */
export const isByDay = ({ times }: Wish): boolean => times?.[0]?.type === 'by_day';

export const wishOf = ({ games, times, rated, within }: SeekChoice, kind: Class): Wish => ({
  games: [...games],
  times: [...times[kind]],
  ...(rated ? { rated, within } : {}),
});

/** "10+10", "3 days a turn" */
export function timeWords(time: Time | null): string {
  if (time === null) return club.noLimit;
  return time.type === 'live' ? `${time.initial / 60}+${time.increment}` : text.time.byDay(time.days);
}

/** "10 min + 10 s a turn (10+10)", "3 days a turn" */
export function timeInFull(time: Time | null): string {
  if (time?.type !== 'live') return timeWords(time);
  return `${text.time.live(time.initial / 60, time.increment)} (${timeWords(time)})`;
}

/** "10+10", "5+5 or 10+10" */
export const timesWords = (times: readonly Time[]): string => club.either(times.map(timeWords));

/** "Campaign", "Ultimate Soldier for 3" */
export function gameWords(variants: readonly Variant[], { variant, players }: SeekGame): string {
  const known = variants.find(({ id }) => id === variant);
  if (!known) return variant;
  const title = shortTitle(known);
  return known.seats.min === known.seats.max ? title : club.game(title, players);
}

/** "Lightning or Campaign" */
export const gamesWords = (variants: readonly Variant[], games: readonly SeekGame[]): string =>
  club.either(games.map((game) => gameWords(variants, game)));

/** "Lightning or Campaign, 10+10", "Lightning, 10+10, rated" */
export function wishWords(variants: readonly Variant[], { games, times = [], rated }: Wish): string {
  const named = times.length > 0 ? timesWords(times) : timeWords(null);
  const wish = `${gamesWords(variants, games)}, ${named}`;
  return rated ? ratings.wish(wish) : wish;
}
