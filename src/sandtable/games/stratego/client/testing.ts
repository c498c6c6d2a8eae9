/* Boards and views for the tests of this folder. */
import type { BoardPlan, Piece, StrategoView } from './types';

const ARMY = { '10': 1, '9': 1, '8': 1, '7': 1, '6': 2, '5': 2, '4': 2, '3': 2, '2': 4, S: 1, B: 2, F: 1 };

/** Reads a drawing of a board, row by row from the north, as in the rulebook. */
function read(drawing: string, zones: Record<string, string>): BoardPlan {
  const lines = drawing.split('\n').filter((line) => line.trim());
  const width = Math.max(...lines.map((line) => Math.ceil(line.length / 2)));
  const columns = Array.from({ length: width }, (_, i) => String.fromCharCode(97 + i));
  const plan: BoardPlan = {
    columns,
    rows: lines.length,
    spaces: [],
    lakes: [],
    stockades: [],
    halves: {},
    zones: Object.fromEntries(Object.keys(zones).map((seat) => [seat, []])),
    army: ARMY,
  };
  lines.forEach((line, i) => {
    columns.forEach((column, j) => {
      const sign = line[2 * j] ?? ' ';
      const name = `${column}${lines.length - i}`;
      if (sign === ' ') return;
      if (sign === '~') plan.lakes.push(name);
      else if (sign === '#') plan.stockades!.push(name);
      else plan.spaces.push(name);
      for (const [seat, letter] of Object.entries(zones)) if (sign === letter) plan.zones[seat]!.push(name);
    });
  });
  return plan;
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
);

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
);

export function piece(id: number, seat: string, at: string, rank: string | null = null): Piece {
  return { id, seat, army: 1, at, rank, public: false, moved: false, rescued: false };
}

export function play(pieces: Piece[], change: Partial<StrategoView> = {}): StrategoView {
  return {
    game: 'stratego',
    variant: 'stratego-lightning',
    viewer: 'South',
    seats: ['South', 'North'],
    phase: 'play',
    to_act: ['South'],
    result: null,
    pieces,
    captured: { South: [], North: [] },
    gone: { South: [], North: [] },
    ready: [],
    zone: square.zones.South!,
    last: null,
    turn_number: 1,
    quiet: 0,
    quiet_limit: 200,
    ply_limit: 2000,
    rescues: { South: 0, North: 0 },
    ...change,
  };
}
