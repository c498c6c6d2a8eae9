/* Making a table and sitting down at it: two requests, and the seat is kept in this browser. */
import { makeTable, takeSeat } from '../api';
import { keepGame, writeInvite } from '../storage';
import { wishOf, type Choice } from './wish';

/** Answers the new table's id. */
export async function startTable(choice: Choice, name: string): Promise<string> {
  const { variant, level, seat } = choice;
  const made = await makeTable(wishOf(choice));
  const { token } = await takeSeat(made.id, seat, name, made.secret);
  const others = variant.seats.names.filter((other) => other !== seat);
  const title = variant.levels.find(({ id }) => id === level)?.title;
  if (level === null) writeInvite(made.id, made.invite);
  keepGame({
    id: made.id,
    variant: variant.id,
    title: variant.title,
    seat,
    token,
    seen: Date.now(),
    opponents: title ? [title] : others,
    ended: null,
  });
  return made.id;
}

/** A friend sits down by the invite link. */
export async function joinTable(
  table: { id: string; variant: string; title: string; opponents: string[] },
  seat: string,
  name: string,
  invite: string,
): Promise<void> {
  const { token } = await takeSeat(table.id, seat, name, invite);
  keepGame({ ...table, seat, token, seen: Date.now(), ended: null });
}
