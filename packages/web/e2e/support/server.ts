import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

export interface RealServer {
  readonly address: string;
  /** Kills it with no warning and starts it again on the same port with the same data. */
  crash(): Promise<void>;
}

async function start(port: number, data: string): Promise<{ child: ChildProcess; address: string }> {
  const settings = { port, host: '127.0.0.1', data, logLevel: 'error', botDelay: 0, awaySeconds: 1 };
  const child = spawn(process.execPath, [SERVE, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const address = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, address };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Each test worker has one real server process with a database of its own. */
export const test = base.extend<object, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function asks for from this pattern.
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'coven-e2e-'));
      let { child, address } = await start(0, data);
      await use({
        get address() {
          return address;
        },
        async crash() {
          child.kill('SIGKILL');
          await ended(child);
          ({ child, address } = await start(Number(new URL(address).port), data));
        },
      });
      child.kill('SIGTERM');
      await ended(child);
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect } from '@playwright/test';
