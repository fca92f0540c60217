import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { run } from '../src/run.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const SHIM = fileURLToPath(new URL('../bin/coven.js', import.meta.url));

/** Starts the real command in its own process, in English by default. */
export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [SHIM, ...args], { env: { PATH, HOME, LANG: 'C', ...env } });
}

export function coven(
  args: readonly string[],
  { input = '', env = {} }: { input?: string | Buffer; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = start(args, env);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Runs the same command line in this process: for cases that differ only in their words. */
export async function covenHere(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    env: { LANG: 'C', ...env },
    stdout: { write: (text) => (out += text) },
    stderr: { write: (text) => (err += text) },
  });
  return { code, out, err };
}

export function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Files of one test file; gone after it. */
export const scratch = mkdtempSync(join(tmpdir(), 'coven-test-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
