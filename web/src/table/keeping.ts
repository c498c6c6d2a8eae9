/* The seats that this browser keeps without having sat down: the next table's of a game that is over. */
import { getTable } from '../api';
import type { Variant } from '../game';
import type { Snapshot } from '../protocol';
import { changeKept, keepGame } from '../storage';
import { opponentsOf, partnersOf } from './names';

/** A seat, as it stands in the list of games. */
export function keepSeat({ table, you }: Snapshot, variant: Variant, token: string): void {
  if (you === null) return;
  keepGame({
    id: table.id,
    variant: variant.id,
    title: table.title,
    seat: you,
    token,
    seen: Date.now(),
    opponents: opponentsOf(table.seats, variant, you),
    partners: partnersOf(table.seats, variant, you),
    ended: table.ended?.text ?? null,
  });
}

/** The same people play on at the table `next`, with the tokens they have: it is in the list from now on. */
export async function keepRematch(id: string, next: string, variant: Variant, token: string): Promise<void> {
  keepSeat(await getTable(next, token), variant, token);
  changeKept(id, { rematch: next });
}
