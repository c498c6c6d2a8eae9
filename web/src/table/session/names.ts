/* What the players are called: as the host calls them in its sentences. Who plays with whom. */
import type { Variant } from '../../game';
import type { Seat, Table } from '../../protocol';

/** A seat, and what its player is called. */
export type Called = Pick<Seat, 'seat' | 'name'>;

export function namesOf(seats: Called[]): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name ?? seat]));
}

/** The seats that play together with this one; none where everybody plays for himself. */
export function besideOf({ teams }: Variant, mine: string | null): string[] {
  const team = teams.find((seats) => mine !== null && seats.includes(mine)) ?? [];
  return team.filter((seat) => seat !== mine);
}

/** The opponents, for a list of games. */
export function opponentsOf(seats: Called[], variant: Variant, mine: string): string[] {
  const beside = besideOf(variant, mine);
  return calledOf(seats.filter(({ seat }) => seat !== mine && !beside.includes(seat)));
}

/** The partners, in the same way. */
export function partnersOf(seats: Called[], variant: Variant, mine: string): string[] {
  const beside = besideOf(variant, mine);
  return calledOf(seats.filter(({ seat }) => beside.includes(seat)));
}

const calledOf = (seats: Called[]): string[] => seats.map(({ seat, name }) => name ?? seat);

/** How many have still to sit down before it begins. */
export function missingOf({ seats }: Table): number {
  return seats.filter(({ taken }) => !taken).length;
}

/** The seats of stand-ins, which people may take. */
export const relievable = ({ seats }: Table): Seat[] => seats.filter((seat) => seat.relievable);
