import { spawn } from 'node:child_process';
// An older Node lacks some of it, and runs this file in the package without needing that.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(ROOT, 'packages/web');
/** The sources of the client. */
const SOURCES = [
  'packages/{core,bots,words,protocol,session,room,web}/{src,client,public,build}/**/*',
  'games/{*.ts,*/game.ts,*/{rules,bots,words,lessons,web}/**/*}',
  'packages/web/{index.html,vite.config.ts,svelte.config.js}',
  'package-lock.json',
];

const BUILT = join(WEB, 'dist');

/** Whether the built client is missing or older than its sources; never in an installed package, which has no sources. */
export function isClientStale(built = BUILT): boolean {
  if (!fs.existsSync(join(WEB, 'vite.config.ts'))) return false;
  const index = join(built, 'index.html');
  if (!fs.existsSync(index)) return true;
  const { mtimeMs } = fs.statSync(index);
  return fs.globSync(SOURCES, { cwd: ROOT }).some((path) => fs.statSync(join(ROOT, path)).mtimeMs > mtimeMs);
}

/**
 * Builds the client beside the old one, which it replaces only when it is complete. If this process ends before, however it is asked to,
 * neither the build nor its files remain. The build's output is shown only if it fails.
 */
export async function buildClient(): Promise<void> {
  const next = join(ROOT, 'node_modules/.coven', `client-${process.pid}`);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--configLoader', 'native', '--outDir', next, '--emptyOutDir'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const remove = () => {
    child.kill('SIGKILL');
    fs.rmSync(next, { recursive: true, force: true, maxRetries: 3 });
  };
  const hangUp = () => process.exit(128 + 1);
  process.once('exit', remove).once('SIGHUP', hangUp);
  try {
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(Buffer.concat(printed).toString('utf8').trim().slice(-2000));
    fs.rmSync(BUILT, { recursive: true, force: true });
    fs.renameSync(next, BUILT);
  } finally {
    process.off('exit', remove).off('SIGHUP', hangUp);
    remove();
  }
}
