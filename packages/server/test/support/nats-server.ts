import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';

const NATS = { name: 'nats-server', places: ['/usr/sbin/nats-server', '/usr/local/bin/nats-server'], debian: 'nats-server' };

/** A NATS server of the tests' own; never one that runs on the machine already. */
export class NatsServer {
  readonly port: number;
  readonly #program = installed(NATS);
  readonly #flags: readonly string[];
  #child: ChildProcess | undefined;

  private constructor(port: number, flags: readonly string[]) {
    this.port = port;
    this.#flags = flags;
  }

  static async start(...flags: readonly string[]): Promise<NatsServer> {
    const server = new NatsServer(await freePort(), flags);
    await server.start();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Returns when it accepts connections. */
  async start(): Promise<void> {
    const flags = ['--addr', '127.0.0.1', '--port', String(this.port), ...this.#flags];
    const child = spawn(this.#program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      child.once('exit', (code) => failed(new Error(`nats-server ended with ${code}`)));
      createInterface(child.stderr).on('line', (line) => {
        if (line.includes('Server is ready')) ready();
      });
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
