/** The game that boardgame.io serves: armies, board and battles of Stratego Lightning, with hidden ranks.
 *
 * Armies are laid out at random. Captains' second steps and rescues are left out. `cells` is an object, not an array: with
 * an array of this length, boardgame.io spends about twenty times as long on making a delta.
 */
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SIZE = 10;
const CELLS = [...Array(SIZE * SIZE).keys()];
const LAKE_ROWS = [4, 5];
const LAKE_COLUMNS = [2, 3, 6, 7];
const ARMY = { 10: 1, 9: 1, 8: 1, 7: 1, 6: 2, 5: 2, 4: 2, 3: 2, 2: 4, S: 1, B: 2, F: 1 };
const RANKS = Object.entries(ARMY).flatMap(([rank, number]) => Array(number).fill(rank));
const HOME = 4 * SIZE; // cells, of which half stay vacant
const QUIET_LIMIT = 200;

const row = (cell) => Math.floor(cell / SIZE);
const column = (cell) => cell % SIZE;
const isLake = (cell) => LAKE_ROWS.includes(row(cell)) && LAKE_COLUMNS.includes(column(cell));

/** The cells in one direction up to a lake or the edge, nearest first. */
function ray(from, across, along) {
  const cells = [];
  for (let x = column(from) + across, y = row(from) + along; ; x += across, y += along) {
    const cell = y * SIZE + x;
    if (x < 0 || y < 0 || x >= SIZE || y >= SIZE || isLake(cell)) return cells;
    cells.push(cell);
  }
}

const RAYS = CELLS.map((from) => [ray(from, 1, 0), ray(from, -1, 0), ray(from, 0, 1), ray(from, 0, -1)]);
const STEPS = RAYS.map((rays) => rays.map((cells) => cells.slice(0, 1)));

/** The player who owns a piece: pieces are numbered, those of player 0 first. */
const owner = (piece) => (piece < RANKS.length ? '0' : '1');
const other = (player) => (player === '0' ? '1' : '0');

/** The cells that the player's piece on a cell may go to; only the player's own ranks are looked at. */
function targets(G, player, from) {
  const piece = G.cells[from];
  if (piece === undefined || owner(piece) !== player) return [];
  const rank = G.players[player].ranks[piece];
  if (rank === 'B' || rank === 'F') return [];
  const found = [];
  for (const cells of (rank === '2' ? RAYS : STEPS)[from]) {
    for (const to of cells) {
      const met = G.cells[to];
      if (met === undefined || owner(met) !== player) found.push(to);
      if (met !== undefined) break;
    }
  }
  return found;
}

/** All moves of a player, as [from, to]. */
const choices = (G, player) => CELLS.flatMap((from) => targets(G, player, from).map((to) => [from, to]));

/** Who is left after a battle: [attacker stays, defender stays]. */
function battle(attacker, defender) {
  if (defender === 'F') return [true, false];
  if (defender === 'B') return [attacker === '2', false];
  if (attacker === 'S') return defender === '10' || defender === 'S' ? [true, false] : [false, true];
  return defender === 'S' || Number(attacker) >= Number(defender) ? [true, false] : [false, true];
}

function setup({ random }) {
  const cells = {}; // the pieces, by the cells that they are on
  const players = { 0: { ranks: {} }, 1: { ranks: {} } };
  for (const player of ['0', '1']) {
    const first = player === '0' ? 0 : RANKS.length;
    const homes = CELLS.slice(0, HOME).map((cell) => (player === '0' ? cell : CELLS.length - 1 - cell));
    const places = random.Shuffle(homes);
    RANKS.forEach((rank, number) => {
      cells[places[number]] = first + number;
      players[player].ranks[first + number] = rank;
    });
  }
  return { cells, players, shown: {}, quiet: 0, winner: null };
}

function move({ G, playerID }, from, to) {
  if (!targets(G, playerID, from).includes(to)) return INVALID_MOVE;
  const piece = G.cells[from];
  const met = G.cells[to];
  const enemy = other(playerID);
  delete G.cells[from];
  G.quiet += 1;
  if (met === undefined) {
    G.cells[to] = piece;
  } else {
    const attacker = G.players[playerID].ranks[piece];
    const defender = G.players[enemy].ranks[met];
    const [stays, holds] = battle(attacker, defender);
    G.shown[piece] = attacker;
    G.shown[met] = defender;
    G.quiet = 0;
    if (stays) G.cells[to] = piece;
    else if (!holds) delete G.cells[to];
    if (defender === 'F') G.winner = playerID;
  }
  if (!CELLS.some((cell) => targets(G, enemy, cell).length)) G.winner = playerID;
}

const game = {
  name: 'lightning',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView: PlayerView.STRIP_SECRETS, // of `players` it shows each player its own entry
  moves: { move: { move, client: false } }, // a client lacks the ranks to make it
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => {
    if (G.winner !== null) return { winner: G.winner };
    if (G.quiet >= QUIET_LIMIT) return { draw: true };
  },
};

module.exports = { game, choices };
