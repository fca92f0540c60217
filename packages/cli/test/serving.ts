import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SHIM, scratch } from './coven.ts';

interface How {
  readonly env?: NodeJS.ProcessEnv;
  /** Shell code before and after the command. */
  readonly before?: string;
  readonly after?: string;
  /** The script of the command, if not this checkout's. */
  readonly command?: string;
  /** The Node that runs it, if not the one of the tests. */
  readonly node?: string;
}

/** `coven serve` in its own process, started by a shell. */
export class Serving {
  readonly #child: ChildProcess;
  /** Resolves when its output is closed: both the shell and the command have ended. */
  readonly closed: Promise<unknown>;
  out = '';
  err = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.closed = once(child, 'close');
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      this.out += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      this.err += chunk;
    });
  }

  static async start(
    args: readonly string[],
    { env = {}, before = '', after, command = SHIM, node = process.execPath }: How = {},
  ): Promise<Serving> {
    const all = ['serve', '--port', '0', '--host', '127.0.0.1', ...(args.includes('--client') ? [] : ['--client', scratch]), ...args];
    const words = [node, command, ...all].map((word) => `'${word}'`).join(' ');
    const { PATH, HOME } = process.env;
    const child = spawn('sh', ['-c', `${before} ${after === undefined ? `exec ${words}` : `${words} ${after}`}`], {
      env: { PATH, HOME, LANG: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const serving = new Serving(child);
    while (serving.address === '') {
      if (child.exitCode !== null) throw new Error(`ended: ${serving.err}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    return serving;
  }

  get address(): string {
    return /is open: (\S+)\n/.exec(this.out)?.[1] ?? '';
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The exit code of the started process. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const ended = once(this.#child, 'exit');
    this.kill(signal);
    const [code] = await ended;
    if (signal !== 'SIGKILL') await this.closed;
    return code;
  }
}
