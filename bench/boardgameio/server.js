/** Serves the game on a free port of this machine, with matches kept in memory, and prints its address.
 *
 * Usage: node server.js [deltas]
 */
const { Server } = require('boardgame.io/server');
const { game } = require('./game.js');

const HOST = '127.0.0.1';

async function main([wire]) {
  const server = Server({ games: [{ ...game, deltaState: wire === 'deltas' }], origins: [`http://${HOST}`] });
  const { app } = server;
  const listen = app.listen.bind(app);
  app.listen = (port, ready) => listen(port, HOST, ready); // run() knows of no host
  const { appServer } = await server.run(0);
  console.log(`http://${HOST}:${appServer.address().port}`);
}

main(process.argv.slice(2));
