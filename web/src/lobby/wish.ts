/* What a player has chosen for a new table, and the request that it makes. */
import type { Level, Variant } from '../game';
import type { TableWish } from '../api';

export interface Choice {
  variant: Variant;
  /** null: friends sit in the other seats. */
  level: string | null;
  seat: string;
  options: Record<string, string>;
}

/** The lowest level plays at random; the one above it is a fair first opponent. */
export function usualLevel(levels: Level[]): string | null {
  return (levels[1] ?? levels[0])?.id ?? null;
}

export function usualChoice(variant: Variant): Choice {
  return { variant, level: usualLevel(variant.levels), seat: variant.seats.names[0] ?? '', options: {} };
}

/** Only what differs from the rulebook is sent. */
export function wishOf({ variant, level, seat, options }: Choice): TableWish {
  const changed = variant.options.filter(({ key, default: usual }) => (options[key] ?? usual) !== usual);
  return {
    variant: variant.id,
    players: variant.seats.names.length,
    options: Object.fromEntries(changed.map(({ key }) => [key, options[key] as string])),
    seats: variant.seats.names.map((name) =>
      name === seat || level === null ? { kind: 'human' } : { kind: 'bot', level },
    ),
  };
}
