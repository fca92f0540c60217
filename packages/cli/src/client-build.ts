import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(ROOT, 'packages/web');
/** The sources of the client. */
const SOURCES = [
  'packages/{core,bots,words,protocol,web}/{src,public,build}/**/*',
  'games/{*.ts,*/game.ts,*/{rules,bots,words,web}/**/*}',
  'packages/web/{index.html,vite.config.ts}',
  'package-lock.json',
];

/** Whether the built client is missing or older than its sources. */
export function isClientStale(built = join(WEB, 'dist')): boolean {
  const index = join(built, 'index.html');
  if (!existsSync(index)) return true;
  const { mtimeMs } = statSync(index);
  return globSync(SOURCES, { cwd: ROOT }).some((path) => statSync(join(ROOT, path)).mtimeMs > mtimeMs);
}

/** Builds the client; the build's output is shown only if it fails. */
export async function buildClient(): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(Buffer.concat(printed).toString('utf8').trim().slice(-2000));
}
