import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { gallery } from './gallery-plugin.ts';

/**
 * `npm run dev`: one port for everything. Vite serves the client and replaces what changes in it; the game server runs behind it
 * and is started again when its sources change. Tables go on: they lie in the data directory.
 */
const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(WEB, '../..');
const port = Number(process.env.COVEN_PORT ?? 8080);
const data = process.env.COVEN_DATA ?? join(ROOT, 'data-dev');

// Vite takes a mode that it inherits, such as that of a build, for its own.
process.env.NODE_ENV = 'development';

const inner = await freePort();
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(ROOT, 'packages/cli/bin/coven.js'), 'serve', '--port', String(inner), '--host', '127.0.0.1'],
  // Built pages would never be asked for.
  { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, COVEN_DATA: data, COVEN_CLIENT: join(WEB, 'public') } },
);
const end = (): void => {
  server.kill();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
server.once('exit', end);

const target = `http://127.0.0.1:${inner}`;
// It says its address once it is open, and again after each restart.
for (let said = ''; !said.includes(target); ) said += String((await once(server.stdout, 'data'))[0]);
server.stdout.resume();

const vite = await createServer({
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  plugins: [gallery()],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The games lie beside the packages.
    fs: { allow: [ROOT] },
    proxy: { '^/(api/|healthz|metrics)': { target }, '/ws': { target, ws: true } },
  },
});
await vite.listen();
console.log(`open: http://127.0.0.1:${port}/  gallery: http://127.0.0.1:${port}/gallery`);

/** A port that is not in use. */
async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  await once(socket, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
