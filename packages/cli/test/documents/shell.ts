import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Typed {
  readonly code: number | null;
  readonly printed: string;
}

/** A command may take this long, in milliseconds: the longest installs everything and builds the pages. */
const PATIENCE = 480_000;

/** Types a command into a shell of its own, without a terminal. A server is asked to end after `whileOpen`. */
export async function type(
  command: string,
  { cwd, env, input = '' }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly input?: string },
  whileOpen?: (address: string) => Promise<void>,
): Promise<Typed> {
  const child = spawn('sh', ['-c', command], { cwd, env, detached: true });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const bound = setTimeout(() => end('SIGKILL'), PATIENCE);
  let printed = '';
  const opened = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, address] = /is open: (\S+)\n/.exec(printed) ?? [];
      if (address !== undefined) opened.resolve(address);
    });
  }
  const closed = once(child, 'close');
  child.stdin.on('error', () => {}).end(input);
  if (whileOpen) {
    const address = await Promise.race([opened.promise, closed.then(() => undefined)]);
    if (address === undefined) throw new Error(`${command}: ended\n${printed}`);
    try {
      await whileOpen(address);
    } finally {
      end('SIGTERM');
    }
  }
  const [code] = await closed;
  clearTimeout(bound);
  return { code, printed };
}
