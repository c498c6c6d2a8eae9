/* Who is missed: away in their own turn, while somebody else waits. Pure, so that tests can read it. */
import type { Table } from '../../protocol';

/** The seats about which those who stay may decide once their people have been away for `patience`. */
export function missedOf(table: Table, toAct: string[], you: string | null): string[] {
  const { seats, started, ended, patience, offers } = table;
  if (!started || ended !== null || patience === null || seats.some(({ left }) => left)) return [];
  if (!seats.some(({ seat, kind }) => seat === you && kind === 'human')) return [];
  const asked = offers.replace.map(({ seat }) => seat);
  return seats
    .filter(({ kind, taken, here }) => kind === 'human' && taken && !here)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== you && toAct.includes(seat) && !asked.includes(seat));
}
