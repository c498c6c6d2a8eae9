/* The seats that this browser keeps without having sat down, and those that it has lost. */
import { getTable } from '../../api';
import type { Variant } from '../../game';
import type { Seat, Snapshot, Table } from '../../protocol';
import { changeKept, keepGame, keptGame, type KeptGame } from '../../storage';
import { text } from '../../text';
import { endingOf } from '../../text/served';
import { namesOf, opponentsOf, partnersOf } from './names';

/** A seat, as it stands in the list of games. */
export function keepSeat(
  { table, you }: Snapshot,
  variant: Variant,
  token: string | null,
  before?: string,
): void {
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
    ...endedOf(table, variant, you),
    ...(before !== undefined && before !== you ? { before } : {}),
  });
}

/** How a game ended, for the list of games: in the page's own language if it can be said in that. */
export function endedOf(
  { ended, seats }: Table,
  { game }: Variant,
  you: string,
): Pick<KeptGame, 'ended' | 'own'> {
  if (!ended) return { ended: null };
  const own = ended.said ? endingOf(ended.text, ended.said, { game, names: namesOf(seats), you }) : null;
  return own === null ? { ended: ended.text } : { ended: own, own: true };
}

/** The same people play on at the table `next`, with the tokens they have: it is in the list from now on. */
export async function keepRematch(
  id: string,
  next: string,
  variant: Variant,
  token: string | null,
): Promise<void> {
  keepSeat(await getTable(next, token), variant, token, keptGame(id)?.seat);
  changeKept(id, { rematch: next });
}

/** What has become of a seat whose token is not known any more. */
export type Lost = 'replaced' | 'moved' | 'left';

export function whatBecameOf({ seats }: Pick<Table, 'seats'>, seat: string): Lost {
  const now: Seat | undefined = seats.find((one) => one.seat === seat);
  if (now?.kind === 'bot') return 'replaced';
  return now?.taken ? 'moved' : 'left';
}

/** The same at the table itself. A seat without a token is lost with the browser's session, too. */
export function lostWords(table: Table, { seat, token }: KeptGame): string {
  const became = whatBecameOf(table, seat);
  return text.table.lostSeat[became === 'moved' && token === null ? 'signedOut' : became];
}
