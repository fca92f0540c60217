import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Settings } from '../../src/settings.ts';
import { newDirectory, removeDirectory, TEST_SETTINGS } from './serve.ts';

/** A real server process on a data directory, to be killed and started again. */
export class ChildServer {
  readonly #settings: Partial<Settings>;
  #child: ChildProcess | undefined;
  address = '';

  constructor(settings: Partial<Settings>) {
    this.#settings = { ...TEST_SETTINGS, ...settings };
  }

  async start(): Promise<void> {
    const port = this.address === '' ? 0 : Number(new URL(this.address).port);
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(new URL('./serve-process.ts', import.meta.url)),
        JSON.stringify({ ...this.#settings, port }),
      ],
      // Cached, because the server is started many times.
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'coven-test-compiled') } },
    );
    this.#child = child;
    this.address = await new Promise<string>((found, failed) => {
      child.once('exit', (code, signal) => failed(new Error(`the server ended with ${code ?? signal}`)));
      if (child.stdout) createInterface(child.stdout).once('line', found);
    });
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Sends the process a signal and returns its exit code; SIGKILL leaves it no chance to clean up. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    child.kill(signal);
    return ended;
  }
}

/** A started server process on a directory of its own, both gone when the test is finished. */
export async function childServer(settings: Partial<Settings> = {}): Promise<ChildServer & { readonly data: string }> {
  const data = newDirectory();
  const server = Object.assign(new ChildServer({ data, ...settings }), { data });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    removeDirectory(data);
  });
  await server.start();
  return server;
}
