import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { boardgameIoBlackmore } from '../boardgame-io-blackmore.ts';

/** boardgame.io's server in its own process, so that its CPU time can be measured. Arguments: `file DIR` or `memory`. */
interface BoardgameIoServer {
  Server(setup: object): {
    run(settings: { port: number; lobbyConfig: { apiPort: number } }): Promise<{ appServer: { address(): { port: number } } }>;
  };
  FlatFile: new (setup: { dir: string }) => object;
}

const [, , store, dir] = process.argv;
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIoServer;
const server = Server({
  games: [boardgameIoBlackmore],
  origins: ['http://127.0.0.1'],
  ...(store === 'file' && dir ? { db: new FlatFile({ dir }) } : {}),
});
// It logs to standard output, which is reserved for our figures.
console.info = () => undefined;
console.log = () => undefined;
// With the version of Koa that npm installs today, its lobby works only on a separate port.
const apiPort = await freePort();
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort } });
process.on('message', (question) => {
  if (question === 'cpu') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: appServer.address().port, apiPort });

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
