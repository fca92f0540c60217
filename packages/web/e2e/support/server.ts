import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { PLAIN_HOST } from './plain-host.ts';

const OURS = fileURLToPath(new URL('../../../../', import.meta.url));

/** A real server process with a database of its own. */
export class RealServer {
  readonly #data: string;
  readonly #deck: readonly string[];
  readonly #checkout: string;
  /** Another built client than the usual one. */
  #client: string | undefined;
  #child: ChildProcess;
  #address: string;

  private constructor(data: string, deck: readonly string[], checkout: string, { child, address }: Running) {
    this.#data = data;
    this.#deck = deck;
    this.#checkout = checkout;
    this.#child = child;
    this.#address = address;
  }

  /** `deck`: cards that chance brings before all others, in this order. `checkout`: of which state of this project. */
  static async start(deck: readonly string[], checkout = OURS): Promise<RealServer> {
    const data = await mkdtemp(join(tmpdir(), 'coven-e2e-'));
    return new RealServer(data, deck, checkout, await run(0, data, deck, checkout));
  }

  get address(): string {
    return this.#address;
  }

  /** Kills it with no warning and starts it again on the same port with the same data. */
  async crash(): Promise<void> {
    this.#child.kill('SIGKILL');
    await ended(this.#child);
    const port = Number(new URL(this.#address).port);
    ({ child: this.#child, address: this.#address } = await run(port, this.#data, this.#deck, this.#checkout, this.#client));
  }

  /** The same, with another built client. */
  async upgrade(client: string): Promise<void> {
    this.#client = client;
    await this.crash();
  }

  async close(): Promise<void> {
    this.#child.kill('SIGTERM');
    await ended(this.#child);
    await rm(this.#data, { recursive: true, force: true });
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

async function run(port: number, data: string, deck: readonly string[], checkout: string, client?: string): Promise<Running> {
  const serve = join(checkout, 'packages/web/e2e/support/serve.ts');
  const names = [PLAIN_HOST];
  const settings = { port, host: '127.0.0.1', names, data, logLevel: 'error', botDelay: 0, awaySeconds: 1, ...(client ? { client } : {}) };
  const child = spawn(process.execPath, [serve, JSON.stringify(settings), JSON.stringify(deck)], { stdio: ['ignore', 'pipe', 'inherit'] });
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

interface OwnServers {
  /** Starts a server of the test's own with a stacked deck, of another checkout if one is named. */
  stacked(deck: readonly string[], checkout?: string): Promise<RealServer>;
}

/** Each test worker has one real server process; a test that must know what is dealt starts its own. */
export const test = base.extend<OwnServers, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function asks for from this pattern.
    async ({}, use) => {
      const server = await RealServer.start([]);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  stacked: async ({}, use) => {
    const started: RealServer[] = [];
    await use(async (deck, checkout) => {
      const server = await RealServer.start(deck, checkout);
      started.push(server);
      return server;
    });
    for (const server of started) await server.close();
  },
  baseURL: async ({ server }, use) => use(server.address),
});

export { expect } from '@playwright/test';
