/* My games, in the order in which they matter. Pure, so that tests can read it. */
import type { Variant } from '../game';
import type { MyGame, Snapshot, Table } from '../protocol';
import type { KeptGame } from '../storage';
import { besideOf, missingOf, namesOf } from '../table/session/names';
import { byTheDay, turnInDays } from '../table/players/time';
import { counted, list, text } from '../text';
import { endingOf, heard } from '../text/served';

/** How a game stands, as the server has said it now. */
export interface Standing {
  text: string;
  /** It waits for us. */
  asked: boolean;
  /** There is nothing to go back to. */
  closed: boolean;
  /** Other people play there. */
  people: boolean;
  /** The seat is ours on every device, whatever this browser keeps. */
  ours?: true;
  /** It is an attempt at Today's duel. */
  duel?: boolean;
  /** Its replay and record are not given yet. */
  heldBack?: boolean;
}

export type Standings = Pick<ReadonlyMap<string, Standing>, 'get'>;

export const gone = (words: string): Standing => ({ text: words, asked: false, closed: true, people: false });

/** How a game stands that the server has in our list. */
export function standingIn(game: MyGame): Standing {
  const closed = game.problem !== null || game.lost !== null;
  const people = game.others.some(({ kind, name }) => kind === 'human' && name !== null);
  const stands = (words: string, asked = false): Standing => ({
    text: words,
    asked,
    closed,
    people,
    ours: true,
    duel: game.duel,
    heldBack: game.held_back,
  });
  if (game.problem !== null) return stands(heard(game.problem, game.problem_said));
  if (game.lost !== null) return stands(text.mine.lost[game.lost]);
  if (game.ended !== null) return stands(...wantedBy(game.rematch.map((seat) => nameIn(game, seat))));
  if (game.left) return stands(text.mine.away, true);
  if (game.missing > 0) return stands(text.mine.waiting(game.missing));
  const left = timeLeft(game.time_left, game.reserve);
  if (game.asked) return stands(text.mine.yourTurn + left, true);
  return stands(text.mine.turnOf(game.turn.map((seat) => nameIn(game, seat))) + left);
}

const SECOND = 10;
/** ", 2 days 4 h left"; nothing where no clock runs. The reserve is no part of a turn's time until that is over. */
const timeLeft = (seconds: number | null, reserve: number): string =>
  seconds === null
    ? ''
    : inWords(turnInDays({ turn: Math.max(0, seconds - reserve) * SECOND, reserve: reserve * SECOND }));
const inWords = (time: [string, string]) => `, ${text.mine.left(time.filter(Boolean).join(' '))}`;

const nameIn = ({ others }: MyGame, seat: string): string =>
  others.find((other) => other.seat === seat)?.name ?? seat;

/** Such a game in the form in which this browser keeps games; `kept` is what it has of it already. */
export function gameOf(game: MyGame, variant: Variant | undefined, kept: KeptGame | undefined): KeptGame {
  const beside = variant ? besideOf(variant, game.seat) : [];
  const called = (ours: boolean) =>
    game.others.filter(({ seat }) => beside.includes(seat) === ours).map(({ seat, name }) => name ?? seat);
  const names = Object.fromEntries(game.others.map(({ seat, name }) => [seat, name ?? seat]));
  const own = game.said && endingOf('', game.said, { game: variant?.game ?? '', names, you: game.seat });
  const told = {
    opponents: called(false),
    partners: called(true),
    ended: own ?? game.ended,
    ...(own !== null && { own: true }),
  };
  const { table: id, title, seat, created } = game;
  if (kept) return game.problem === null ? { ...kept, ...told } : kept;
  return { id, variant: game.variant, title, seat, token: null, seen: created * 1000, ...told };
}

export function standingOf({ table, you, view, window, clocks }: Snapshot): Standing {
  const people = table.seats.some(({ kind, taken, seat }) => kind === 'human' && taken && seat !== you);
  const stands = (words: string, asked = false): Standing => ({ text: words, asked, closed: false, people });
  if (table.ended) return stands(...rematchOf(table, you));
  if (table.acts.includes('return')) return stands(text.mine.away, true);
  if (!table.started) return stands(text.mine.waiting(missingOf(table)));
  const asked = window?.window ? window.mine?.state === 'open' : you !== null && view.to_act.includes(you);
  const left =
    clocks?.left == null ? '' : inWords(turnInDays(byTheDay({ ...clocks, at: 0 }, clocks.left, table.time)));
  return stands((asked ? text.mine.yourTurn : text.mine.theirTurn) + left, asked);
}

/** Somebody at a finished table waits for us to play again. */
function rematchOf({ offers, seats }: Table, you: string | null): [words: string, asked: boolean] {
  const names = namesOf(seats);
  const { yes = [], waits = [] } = offers.rematch ?? {};
  return wantedBy(you !== null && waits.includes(you) ? yes.map((seat) => names[seat] ?? seat) : []);
}

const wantedBy = (names: string[]): [words: string, asked: boolean] =>
  names.length > 0 ? [text.mine.rematch(names), true] : ['', false];

/** Those that go on or wait for us, those that ask first; and those that are over. */
export function sorted(games: KeptGame[], standings: Standings): { going: KeptGame[]; over: KeptGame[] } {
  const asks = ({ id }: KeptGame) => standings.get(id)?.asked ?? false;
  const going = games.filter((game) => game.ended === null || asks(game));
  return {
    going: [...going.filter(asks), ...going.filter((game) => !asks(game))],
    over: games.filter((game) => game.ended !== null && !asks(game)),
  };
}

/** A game that the server cannot read any more has no title. */
export const titleOf = ({ title, seat, opponents, partners = [] }: KeptGame): string =>
  title
    ? text.mine.versus(title, seat, list(counted(opponents)), list(counted(partners)))
    : text.mine.untitled;

/** What it costs to take a game off the list; nothing where there is nothing to go back to. */
export function costOf(game: KeptGame, standing: Standing | undefined): string | undefined {
  if (standing?.closed) return undefined;
  if (standing?.ours) return standing.people && game.ended === null ? text.mine.dropOurs : undefined;
  if (game.ended !== null) return text.mine.dropOver;
  return standing?.people ? text.mine.dropPeople : text.mine.dropSeat;
}
