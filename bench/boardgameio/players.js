/** Plays at many tables at once, two random players at each, as fast as the server answers.
 *
 * Usage: node players.js ADDRESS TABLES SECONDS WARMING
 *
 * After WARMING seconds it prints an empty line, and SECONDS later what has happened since, as one line of JSON:
 * `moves`, `seconds`, `bytes` (sent to both players) and `wait`, the median of the seconds from a move to the mover's
 * update.
 */
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { setTimeout: sleep } = require('node:timers/promises');
const { game, choices } = require('./game.js');

const [address, tables, seconds, warming] = process.argv.slice(2);
const lobby = new LobbyClient({ server: address });
const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'], forceNew: true } });

let count;

function startCounting() {
  count = { moves: 0, bytes: 0, waits: [], begun: performance.now() };
}

/** Plays one match to its end. */
async function play(matchID, playerID) {
  const joined = await lobby.joinMatch(game.name, matchID, { playerID, playerName: 'Player' });
  const credentials = joined.playerCredentials;
  const client = Client({ game, multiplayer, matchID, playerID, credentials, debug: false });
  await new Promise((end) => {
    let sent = null;
    client.subscribe((state) => {
      if (sent && state._stateID !== sent.state) {
        count.waits.push(performance.now() - sent.time);
        sent = null;
      }
      if (state?.ctx.gameover) {
        end();
      } else if (state?.isActive && !sent) {
        const moves = choices(state.G, playerID);
        sent = { state: state._stateID, time: performance.now() };
        count.moves += 1;
        client.moves.move(...moves[Math.floor(Math.random() * moves.length)]);
      }
    });
    client.start();
    countBytes(client.transport.socket.io);
  });
  client.stop();
}

/** Counts what a player is sent, as it is before any compression. */
function countBytes(connection) {
  connection.on('open', () =>
    connection.engine.on('packet', ({ data }) => {
      count.bytes += 1 + Buffer.byteLength(data ?? ''); // one for the kind of packet
    }),
  );
}

/** Lets two players play at a table, and another match when one is over. */
async function keepPlaying() {
  for (;;) {
    const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
    await Promise.all(['0', '1'].map((playerID) => play(matchID, playerID)));
  }
}

async function main() {
  startCounting();
  for (let table = 0; table < tables; table++) keepPlaying();
  await sleep(warming * 1e3);
  startCounting();
  console.log();
  await sleep(seconds * 1e3);
  const { moves, bytes, waits, begun } = count;
  waits.sort((one, other) => one - other);
  const wait = waits[Math.floor(waits.length / 2)] / 1e3;
  console.log(JSON.stringify({ moves, seconds: (performance.now() - begun) / 1e3, bytes, wait }));
  process.exit();
}

main();
