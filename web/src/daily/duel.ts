/* Today's duel: what is said of it, and why something could not be done. */
import { ApiError, getDaily } from '../api';
import type { Variant } from '../game';
import type { Daily, Duel } from '../protocol';
import { daily as words } from '../text';
import { language } from '../text/words';

const NOT_FOUND = 404;

/** null: players do not meet on this server, or it does not answer. */
export async function loadDaily(): Promise<Daily | null> {
  try {
    return await getDaily();
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** Whose army it is, or the level of the computer player. */
export function opponentOf({ variant, level, army_of }: Duel, variants: Variant[]): string {
  const levels = variants.find(({ id }) => id === variant)?.levels ?? [];
  const title = levels.find(({ id }) => id === level)?.title ?? level;
  return army_of === null ? words.against(title) : words.beat(army_of, title);
}

const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;
export function leftOf(seconds: number): string {
  const minutes = Math.ceil(seconds / SECONDS_A_MINUTE);
  return words.left(Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR);
}

/** A day in UTC, as `2026-11-27`. */
export const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString(language(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
