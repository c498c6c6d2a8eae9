/* Making a table and sitting down at it: two requests, and the seat is kept in this browser. */
import { ApiError, makeTable, playOn, relieve, takeSeat } from '../api';
import type { Variant } from '../game';
import type { Table } from '../protocol';
import { tablePath } from '../router.svelte';
import { keepGame, keptGames, readOrder, writeInvite } from '../storage';
import { besideOf, opponentsOf, partnersOf, type Called } from '../table/session/names';
import { firstOrder } from '../table/reactions/windows';
import { hasFriends, seatsOf, requestOf, YOU, yourSeat, type Choice } from './table-choice';

const orderIn = (variant: Variant) => firstOrder(variant, readOrder(variant.game));

/** Answers the new table's id. */
export async function startTable(choice: Choice, name: string): Promise<string> {
  const { variant, sitters } = choice;
  const made = await makeTable(requestOf(choice), keptGames()[0]?.token ?? null);
  const seat = yourSeat(choice);
  const { token } = await takeSeat(made.id, seat, name, made.secret, orderIn(variant));
  if (hasFriends(choice)) writeInvite(made.id, made.invite);
  const beside = besideOf(variant, seat);
  const others = seatsOf(choice).flatMap((other, at) => {
    const title = variant.levels.find(({ id }) => id === sitters[at])?.title ?? other;
    return sitters[at] === YOU ? [] : [{ title, ours: beside.includes(other) }];
  });
  keepGame({
    id: made.id,
    variant: variant.id,
    title: variant.title,
    seat,
    token,
    seen: Date.now(),
    opponents: others.filter(({ ours }) => !ours).map(({ title }) => title),
    partners: others.filter(({ ours }) => ours).map(({ title }) => title),
    ended: null,
  });
  return made.id;
}

/** A table that goes on from a position of a finished game, against computer players; answers its id. */
export async function startFrom(
  from: { id: string; at: number; token: string | null },
  variant: Variant,
  seat: string,
  level: string,
  name: string,
): Promise<string> {
  const made = await playOn(from.id, { at: from.at, seat, level }, from.token);
  const { token } = await takeSeat(made.id, seat, name, made.secret, orderIn(variant));
  const { title = level } = variant.levels.find(({ id }) => id === level) ?? {};
  const beside = besideOf(variant, seat);
  const others = made.seats.filter((other) => other.seat !== seat);
  const titles = (ours: boolean) =>
    others.filter((other) => beside.includes(other.seat) === ours).map(() => title);
  keepGame({
    id: made.id,
    variant: variant.id,
    title: variant.title,
    seat,
    token,
    seen: Date.now(),
    opponents: titles(false),
    partners: titles(true),
    ended: null,
  });
  return made.id;
}

const TAKEN = 409;

/**
 * Somebody sits down by the invite link, or without one at an open table, on the first of these seats that nobody has taken meanwhile. Friends who
 * have come may pass the link on.
 */
export async function joinTable(
  table: Table,
  variant: Variant,
  seats: string[],
  name: string,
  invite: string,
): Promise<void> {
  const [seat, ...others] = seats;
  if (seat === undefined) return;
  try {
    const { token } = await takeSeat(table.id, seat, name, invite, orderIn(variant));
    const { id, title } = table;
    const opponents = opponentsOf(table.seats, variant, seat);
    const partners = partnersOf(table.seats, variant, seat);
    const seen = Date.now();
    keepGame({ id, variant: variant.id, title, opponents, partners, seat, token, seen, ended: null });
    if (invite) writeInvite(id, `${location.origin}${tablePath(id)}#${invite}`);
  } catch (error) {
    const late = error instanceof ApiError && error.status === TAKEN && others.length > 0;
    if (!late) throw error;
    await joinTable(table, variant, others, name, invite);
  }
}

/** Somebody takes the seat of a stand-in, at the table or from the lobby, and goes on from there. */
export async function takeOver(
  table: Pick<Table, 'id' | 'title'> & { seats: Called[] },
  variant: Variant,
  seat: string,
  name: string,
): Promise<void> {
  const { token } = await relieve(table.id, seat, name, orderIn(variant));
  keepGame({
    id: table.id,
    variant: variant.id,
    title: table.title,
    seat,
    token,
    seen: Date.now(),
    opponents: opponentsOf(table.seats, variant, seat),
    partners: partnersOf(table.seats, variant, seat),
    ended: null,
  });
}
