import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Benchmark, Row } from './row.ts';

const OWN = fileURLToPath(new URL('./one.ts', import.meta.url));

/** Runs one benchmark in a fresh process, with the `one.ts` of this checkout or of another. */
export async function measure({ id, mode = 'production' }: Benchmark, script = OWN): Promise<readonly Row[]> {
  const child = spawn(process.execPath, [script, id], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: mode } });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`the benchmark ${id} ended with ${code}`);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
