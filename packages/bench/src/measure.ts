import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BEST_BREW } from './best-brew.ts';
import { PLAYOUTS } from './playouts.ts';
import type { Benchmark, Row } from './row.ts';
import { SERVERS } from './server/index.ts';
import { TABLES } from './table.ts';
import { PLACEMENTS } from './witchstone.ts';

export type { Row } from './row.ts';

export const BENCHMARKS: readonly Benchmark[] = [...PLAYOUTS, BEST_BREW, PLACEMENTS, ...TABLES, ...SERVERS];

/** Measures one benchmark in a fresh process. */
export async function measure(id: string): Promise<readonly Row[]> {
  const mode = BENCHMARKS.find((one) => one.id === id)?.mode ?? 'production';
  const child = spawn(process.execPath, [fileURLToPath(new URL('./one.ts', import.meta.url)), id], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: mode },
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`the benchmark ${id} ended with ${code}`);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
