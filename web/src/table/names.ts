/* What the players are called: as the host calls them in its sentences. */
import type { Variant } from '../game';
import type { Seat, Table } from '../protocol';

export function namesOf(seats: Seat[]): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name ?? seat]));
}

/** The others, in a list of games: a computer player by its level. */
export function opponentsOf(seats: Seat[], variant: Variant, mine: string): string[] {
  return seats
    .filter(({ seat }) => seat !== mine)
    .map(({ seat, name, level }) => variant.levels.find(({ id }) => id === level)?.title ?? name ?? seat);
}

/** How many have still to sit down before it begins. */
export function missingOf({ seats }: Table): number {
  return seats.filter(({ taken }) => !taken).length;
}
