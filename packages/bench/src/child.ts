import { spawn } from 'node:child_process';
import type { Row } from './row.ts';

/** What a script that measures prints: its rows, or in one line why there are none. */
type Printed = readonly Row[] | { readonly error: string };

/** Runs a script that measures in a process of its own. */
export async function rowsOf(script: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<readonly Row[]> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const text = Buffer.concat(chunks).toString('utf8');
  // A script of an older checkout prints nothing if it fails.
  if (text === '') throw new Error(`the benchmark ended with ${code}`);
  const printed = JSON.parse(text) as Printed;
  if ('error' in printed) throw new Error(printed.error);
  return printed;
}
