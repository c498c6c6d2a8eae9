/* The games that the server has in our list, on all our devices, and the seats that this browser adds to them. */
import { bindSeats, getMe } from '../api';
import type { Me } from '../protocol';
import { changeKept, forgetGame, keptGames, type KeptGame } from '../storage';

/** As many as the server takes at once. */
const MOST_AT_ONCE = 20;
/** Of twenty games each; those that go on come first. */
const MOST_PAGES = 5;
/** With these reasons a seat never becomes ours, and is not sent again. */
const FOR_GOOD = ['another_player', 'another_seat', 'wrong_token', 'no_table'];

/** All games that go on, and some that are over; null: the server knows nobody here. */
export async function ownGames(): Promise<Me | null> {
  if (!navigator.cookieEnabled) return null;
  const before = await pages();
  const taken = await bind(unlisted(before).filter(({ token, apart }) => token !== null && !apart));
  const me = taken.length > 0 ? await pages() : before;
  if (me.player === null) return null;
  // What is ours and not listed has been taken off the list on another device.
  const dropped = ({ id, token }: KeptGame) => token === null || taken.includes(id);
  if (!me.more) for (const { id } of unlisted(me).filter(dropped)) forgetGame(id);
  return me;
}

function unlisted({ games }: Me): KeptGame[] {
  const listed = new Set(games.map(({ table }) => table));
  return keptGames().filter(({ id }) => !listed.has(id));
}

async function pages(): Promise<Me> {
  let me = await getMe(0);
  for (let page = 1; page < MOST_PAGES && me.more && me.games.at(-1)?.ended === null; page += 1) {
    const next = await getMe(me.games.length);
    me = { ...next, games: [...me.games, ...next.games] };
  }
  return me;
}

/** Answers those that are ours now, on every device. */
async function bind(games: KeptGame[]): Promise<string[]> {
  const taken: string[] = [];
  for (let first = 0; first < games.length; first += MOST_AT_ONCE) {
    const some = games.slice(first, first + MOST_AT_ONCE);
    const seats = some.map(({ id, token }) => ({ table: id, token: token ?? '' }));
    for (const { table, problem } of await bindSeats(seats).catch(() => [])) {
      if (problem === null) taken.push(table);
      else if (FOR_GOOD.includes(problem.error)) changeKept(table, { apart: true });
    }
  }
  return taken;
}
