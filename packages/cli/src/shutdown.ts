import { EXIT } from './command.ts';

/** One Ctrl-C may arrive twice, from the terminal and from npm: a second one within this time, in milliseconds, counts as the same. */
const SAME = 500;
/** How often to check whether npm is still running, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Resolves when this process should end: on Ctrl-C, a signal, a closed terminal, or when the npm that started it is gone.
 * A second Ctrl-C ends the process at once.
 */
export function shutdownRequested(): Promise<void> {
  return new Promise((resolve) => {
    let since: number | undefined;
    const end = () => {
      const now = performance.now();
      if (since !== undefined && now - since > SAME) process.exit(EXIT.interrupted);
      since ??= now;
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, end);
    const watch = watchNpm(resolve);
    process.on('SIGHUP', () => {
      // Node ignores nohup. If the output is not a terminal, keep running, even without npm.
      if (process.stdout.isTTY) end();
      else clearInterval(watch);
    });
  });
}

/** The shell between npm and this process dies of the signal npm passes on, without passing it on itself. */
function watchNpm(onGone: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_command === undefined) return undefined;
  const { ppid } = process;
  return setInterval(() => {
    if (process.ppid !== ppid) onGone();
  }, LOOK_EVERY).unref();
}
