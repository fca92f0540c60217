import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SHIM } from './coven.ts';

export const hasTmux = spawnSync('tmux', ['-V']).status === 0;

let opened = 0;

/** A real terminal of a given size: tmux in control mode tells of all output as it comes, and answers what is on the screen. */
export class Terminal {
  readonly #tmux: ChildProcessWithoutNullStreams;
  readonly #answers: ((lines: readonly string[]) => void)[] = [];
  #changed: () => void = () => {};
  #isOpen = true;

  private constructor(tmux: ChildProcessWithoutNullStreams) {
    this.#tmux = tmux;
    tmux.stdin.on('error', () => {});
    let block: string[] | undefined;
    createInterface({ input: tmux.stdout }).on('line', (line) => {
      if (line.startsWith('%begin')) block = [];
      else if (line.startsWith('%end') || line.startsWith('%error')) {
        this.#answers.shift()?.(block ?? []);
        block = undefined;
      } else if (block) block.push(line);
      else if (line.startsWith('%output')) this.#changed();
    });
    tmux.on('exit', () => {
      this.#isOpen = false;
      for (const answer of this.#answers.splice(0)) answer([]);
      this.#changed();
    });
  }

  /** Runs `coven` in the terminal; afterwards, the exit code stands on the screen as `exit N`. */
  static open(columns: number, rows: number, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Terminal> {
    const command = [process.execPath, SHIM, ...args].map((word) => `'${word}'`).join(' ');
    return Terminal.run(columns, rows, `${command}; echo "exit $?"; exec cat`, env);
  }

  /** Runs a shell command in the terminal. */
  static async run(columns: number, rows: number, command: string, more: NodeJS.ProcessEnv = {}): Promise<Terminal> {
    const { PATH, HOME } = process.env;
    const size = ['-x', String(columns), '-y', String(rows)];
    const tmux = spawn('tmux', ['-L', `coven-${process.pid}-${opened++}`, '-f', '/dev/null', '-C', 'new-session', ...size, command], {
      env: { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', COVEN_LANG: 'en', ...more },
    });
    const terminal = new Terminal(tmux);
    // The first block answers the command line itself.
    await new Promise<readonly string[]>((resolve) => terminal.#answers.push(resolve));
    await terminal.#ask(`refresh-client -C ${columns}x${rows}`);
    return terminal;
  }

  /** What is on the screen. */
  async screen(): Promise<string> {
    return (await this.#ask('capture-pane -p')).join('\n');
  }

  /** Waits until the screen shows what it should, and returns it. */
  async until(isReady: (screen: string) => boolean): Promise<string> {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
      const screen = await this.screen();
      if (isReady(screen)) return screen;
      if (!this.#isOpen) throw new Error('the terminal is closed');
      await changed;
    }
  }

  /** Types a line and Enter. */
  async type(line: string): Promise<void> {
    if (line !== '') await this.write(line);
    await this.press('Enter');
  }

  async write(text: string): Promise<void> {
    await this.#ask(`send-keys -l '${text}'`);
  }

  async press(key: string): Promise<void> {
    await this.#ask(`send-keys ${key}`);
  }

  async resize(columns: number, rows: number): Promise<void> {
    await this.#ask(`refresh-client -C ${columns}x${rows}`);
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    const ended = once(this.#tmux, 'exit');
    this.#tmux.stdin.write('kill-server\n');
    await ended;
  }

  #ask(command: string): Promise<readonly string[]> {
    if (!this.#isOpen) return Promise.resolve([]);
    return new Promise((resolve) => {
      this.#answers.push(resolve);
      this.#tmux.stdin.write(`${command}\n`);
    });
  }
}
