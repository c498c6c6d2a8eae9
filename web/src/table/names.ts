/* What a seat is called: by the name of who sits there, a computer player by its level. */
import type { Variant } from '../game';
import type { Seat } from '../protocol';

export function nameOf(seat: Seat, variant: Variant): string {
  const level = seat.kind === 'bot' ? variant.levels.find(({ id }) => id === seat.level)?.title : undefined;
  return seat.name ?? level ?? seat.seat;
}

export function namesOf(seats: Seat[], variant: Variant): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [seat.seat, nameOf(seat, variant)]));
}

export function opponentsOf(seats: Seat[], variant: Variant, mine: string): string[] {
  return seats.filter(({ seat }) => seat !== mine).map((seat) => nameOf(seat, variant));
}
