/* What a player has chosen for a new table, and the request that it makes. */
import type { Level, Option, OptionValue, Variant } from '../game';
import type { TableWish } from '../api';

export interface Choice {
  variant: Variant;
  /** null: friends sit in the other seats. */
  level: string | null;
  seat: string;
  /** As chosen or typed, by option; what is not in it stands as in the rulebook. */
  options: Record<string, string>;
}

/** The lowest level plays at random; the one above it is a fair first opponent. */
export function usualLevel(levels: Level[]): string | null {
  return (levels[1] ?? levels[0])?.id ?? null;
}

export function usualChoice(variant: Variant): Choice {
  return { variant, level: usualLevel(variant.levels), seat: variant.seats.names[0] ?? '', options: {} };
}

/** What was typed, as the value that the server knows. */
function valueOf({ values }: Option, typed: string): OptionValue {
  if (!Array.isArray(values)) return Number(typed);
  return values.find((value) => String(value) === typed) ?? typed;
}

/** Only what differs from the rulebook is sent. */
export function wishOf({ variant, level, seat, options }: Choice): TableWish {
  const changed = variant.options.flatMap((option): [string, OptionValue][] => {
    const typed = options[option.key];
    if (typed === undefined || typed === String(option.default)) return [];
    return [[option.key, valueOf(option, typed)]];
  });
  return {
    variant: variant.id,
    players: variant.seats.names.length,
    options: Object.fromEntries(changed),
    seats: variant.seats.names.map((name) =>
      name === seat || level === null ? { kind: 'human' } : { kind: 'bot', level },
    ),
  };
}
