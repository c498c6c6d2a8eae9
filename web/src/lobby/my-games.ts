/* The games of this browser, in the order in which they matter. Pure, so that tests can read it. */
import type { Snapshot, Table } from '../protocol';
import type { KeptGame } from '../storage';
import { missingOf, namesOf } from '../table/session/names';
import { counted, list, text } from '../text';

/** How a game stands, as the server has said it now. */
export interface Standing {
  text: string;
  /** It waits for us. */
  asked: boolean;
  /** There is nothing to go back to. */
  closed: boolean;
  /** Other people play there. */
  people: boolean;
}

export type Standings = Pick<ReadonlyMap<string, Standing>, 'get'>;

export const gone = (words: string): Standing => ({ text: words, asked: false, closed: true, people: false });

export function standingOf({ table, you, view, window }: Snapshot): Standing {
  const people = table.seats.some(({ kind, taken, seat }) => kind === 'human' && taken && seat !== you);
  const stands = (words: string, asked = false): Standing => ({ text: words, asked, closed: false, people });
  if (table.ended) return stands(...rematchOf(table, you));
  if (table.acts.includes('return')) return stands(text.mine.away, true);
  if (!table.started) return stands(text.mine.waiting(missingOf(table)));
  const asked = window?.window ? window.mine?.state === 'open' : you !== null && view.to_act.includes(you);
  return stands(asked ? text.mine.yourTurn : text.mine.theirTurn, asked);
}

/** Somebody at a finished table waits for us to play again. */
function rematchOf({ offers, seats }: Table, you: string | null): [words: string, asked: boolean] {
  const names = namesOf(seats);
  const { yes = [], waits = [] } = offers.rematch ?? {};
  const asked = you !== null && waits.includes(you);
  return [asked ? text.mine.rematch(yes.map((seat) => names[seat] ?? seat)) : '', asked];
}

/** Those that go on or wait for us, those that ask first; and those that are over. */
export function sorted(games: KeptGame[], standings: Standings): { going: KeptGame[]; over: KeptGame[] } {
  const asks = ({ id }: KeptGame) => standings.get(id)?.asked ?? false;
  const going = games.filter((game) => game.ended === null || asks(game));
  return {
    going: [...going.filter(asks), ...going.filter((game) => !asks(game))],
    over: games.filter((game) => game.ended !== null && !asks(game)),
  };
}

export const titleOf = ({ title, seat, opponents, partners = [] }: KeptGame): string =>
  text.mine.versus(title, seat, list(counted(opponents)), list(counted(partners)));

/** What it costs to take a game off the list; nothing where there is nothing to go back to. */
export function costOf(game: KeptGame, standing: Standing | undefined): string | undefined {
  if (standing?.closed) return undefined;
  if (game.ended !== null) return text.mine.dropOver;
  return standing?.people ? text.mine.dropPeople : text.mine.dropSeat;
}
