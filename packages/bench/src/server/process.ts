import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in its own process that reports its CPU time. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;
  /** The port for creating tables, if it is a different one. */
  readonly apiPort: number;

  private constructor(child: ChildProcess, port: number, apiPort: number) {
    this.#child = child;
    this.port = port;
    this.apiPort = apiPort;
  }

  static async start(script: string, args: readonly string[]): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const child = fork(path, [...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const { port, apiPort } = (await answerOf(child)) as { port: number; apiPort?: number };
    return new ServerProcess(child, port, apiPort ?? port);
  }

  /** CPU time so far in microseconds, and current memory in bytes. */
  async usage(): Promise<{ cpu: number; memory: number }> {
    const answer = answerOf(this.#child);
    this.#child.send('cpu');
    const { cpu, memory } = (await answer) as { cpu: { user: number; system: number }; memory: number };
    return { cpu: cpu.user + cpu.system, memory };
  }

  /** The heap in use after garbage collection, in bytes; only our own server supports this. */
  async heap(): Promise<number> {
    const answer = answerOf(this.#child);
    this.#child.send('heap');
    return ((await answer) as { heap: number }).heap;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const closed = new Promise((resolve) => this.#child.once('close', resolve));
    this.#child.kill('SIGKILL');
    await closed;
  }
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`the server process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
