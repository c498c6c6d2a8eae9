/* Boards and views for the tests of this folder. */
import type { Offer, PartProps } from '$web/game';
import { partsOf, tell, variantOf as variantWith } from '$web/testing';
import { draft, type Draft } from './draft.svelte';
import type {
  Answer,
  BoardPlan,
  Piece,
  Rank,
  Entry,
  FlagPlace,
  StrategoChoice,
  Taken,
  Way,
} from './made/shown';
import { armyOf, rankOf, type StrategoTold, type StrategoVariant, type StrategoView } from './types';

const ARMY = { '10': 1, '9': 1, '8': 1, '7': 1, '6': 2, '5': 2, '4': 2, '3': 2, '2': 4, S: 1, B: 2, F: 1 };
const { B: CANNONS, ...RANKS } = ARMY;
const WITH_CANNONS = { ...RANKS, C: CANNONS };

type Rest = Pick<BoardPlan, 'army' | 'place' | 'must' | 'second'>;

/** Reads a drawing of a board, row by row from the north, as in the rulebook. */
function read(drawing: string, zones: Record<string, string>, rest: Rest): BoardPlan {
  const lines = drawing.split('\n').filter((line) => line.trim());
  const width = Math.max(...lines.map((line) => Math.ceil(line.length / 2)));
  const columns = Array.from({ length: width }, (_, i) => String.fromCharCode(97 + i));
  const plan: BoardPlan = {
    columns,
    rows: lines.length,
    spaces: [],
    lakes: [],
    stockades: {},
    teams: [],
    halves: {},
    names: {},
    zones: Object.fromEntries(Object.keys(zones).map((seat) => [seat, []])),
    ...rest,
  };
  const stockades: string[] = [];
  lines.forEach((line, i) => {
    columns.forEach((column, j) => {
      const sign = line[2 * j] ?? ' ';
      const name = `${column}${lines.length - i}`;
      if (sign === ' ') return;
      if (sign === '~') plan.lakes.push(name);
      else if (sign === '#') stockades.push(name);
      else plan.spaces.push(name);
      for (const [seat, letter] of Object.entries(zones)) if (sign === letter) plan.zones[seat]!.push(name);
    });
  });
  const near = (name: string, zone: string[]) => zone.filter((each) => touches(name, each)).length;
  for (const [seat, zone] of Object.entries(plan.zones)) {
    const own = stockades.find((name) => near(name, zone) > 1);
    if (own) plan.stockades[seat] = own;
  }
  return plan;
}

function touches(one: string, other: string): boolean {
  const across = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return across + Math.abs(Number(one.slice(1)) - Number(other.slice(1))) === 1;
}

export const square = read(
  `
n n n n n n n n n n
n n n n n n n n n n
n n n n n n n n n n
n n n n n n n n n n
. . ~ ~ . . ~ ~ . .
. . ~ ~ . . ~ ~ . .
s s s s s s s s s s
s s s s s s s s s s
s s s s s s s s s s
s s s s s s s s s s
`,
  { South: 's', North: 'n' },
  { army: ARMY, place: 20, must: [], second: {} },
);

export const twoArmies: BoardPlan = { ...square, second: ARMY };

export const cross = read(
  `
        . . . . . . .
        n n n # n n n
        n n n n n n n
      . . . . . . . . .
. w w . . . ~ ~ ~ . . . e e .
. w w . . . . . . . . . e e .
. w w . ~ . . . . . ~ . e e .
. # w . ~ . . . . . ~ . e # .
. w w . ~ . . . . . ~ . e e .
. w w . . . . . . . . . e e .
. w w . . . ~ ~ ~ . . . e e .
      . . . . . . . . .
        s s s s s s s
        s s s # s s s
        . . . . . . .
`,
  { South: 's', West: 'w', North: 'n', East: 'e' },
  { army: WITH_CANNONS, place: 13, must: ['F'], second: {} },
);

export const variantOf = (board: BoardPlan): StrategoVariant =>
  variantWith('stratego', Object.keys(board.zones), board, {
    places: [...board.spaces, ...Object.values(board.stockades)],
  });

const KNOWN = { army: 1, public: false, moved: false, rescued: false, not_flag: false };

export function piece(
  id: number,
  seat: string,
  at: string,
  rank: Rank | null = null,
  change: Partial<Piece> = {},
): Piece {
  return { id, seat, at, rank, ...KNOWN, ...change };
}

/** A piece off the board. */
export const taken = (id: number, seat: string, rank: Rank): Taken => ({
  id,
  seat,
  rank,
  ...KNOWN,
  public: true,
});

function viewOf(board: BoardPlan, pieces: Piece[], change: Partial<StrategoView>): StrategoView {
  const seats = Object.keys(board.zones);
  const each = <T>(value: () => T) => Object.fromEntries(seats.map((seat) => [seat, value()]));
  return {
    game: 'stratego',
    variant: 'v',
    viewer: 'South',
    seats,
    teams: [],
    phase: 'play',
    to_act: ['South'],
    turn: 'South',
    result: null,
    pieces,
    captured: each(() => []),
    gone: each(() => []),
    reserve: each(() => 0),
    own_reserve: null,
    mover: null,
    captive: {},
    freed: null,
    ready: [],
    zone: board.zones.South!,
    to_place: null,
    placed: null,
    partner_placed: null,
    last: null,
    turn_number: 1,
    quiet: 0,
    quiet_limit: 200,
    ply_limit: 2000,
    rescues: each(() => 0),
    ...change,
  };
}

export const play = (pieces: Piece[], change: Partial<StrategoView> = {}): StrategoView =>
  viewOf(square, pieces, change);

export const TEAMS = [
  ['South', 'North'],
  ['West', 'East'],
];

/** Four players in two alliances. */
export const allied = (pieces: Piece[], change: Partial<StrategoView> = {}): StrategoView =>
  viewOf(cross, pieces, { teams: TEAMS, ...change });

/** `e4-e5`, `g7-g8 claim g9`, `enter 7'@c2` and so on, with what the board needs to mark them. */
export function offer(text: string, kind?: Way['kind']): StrategoChoice {
  const [head = '', ...rest] = text.split(' ');
  if (head.includes('-')) {
    const [from = '', to = ''] = head.split('-');
    return rest[0] === 'claim'
      ? { id: 0, text, kind: 'claim', from, to, claim: rest[1]! }
      : { id: 0, text, kind: kind ?? 'move', from, to };
  }
  const [sign = '', at] = (rest[0] ?? '').split('@');
  if (at !== undefined) {
    return { id: 0, text, kind: head as Entry['kind'], rank: rankOf(sign), army: armyOf(sign), to: at };
  }
  if (!rest[0]) return { id: 0, text, kind: head as Answer['kind'] };
  return { id: 0, text, kind: head as FlagPlace['kind'], to: rest[0] };
}

export const told = tell<StrategoTold>;

const NAMES = { South: 'Heron', West: 'Weasel', North: 'Otter', East: 'Eagle' };

export const propsOf = (
  board: BoardPlan,
  view: StrategoView,
  legal: Offer[],
  change: Partial<PartProps<StrategoView, Draft>> = {},
): PartProps<StrategoView, Draft> =>
  partsOf(view, legal, variantOf(board), draft(), { you: 'South', names: NAMES, ...change });
