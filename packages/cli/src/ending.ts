import { EXIT } from './command.ts';

/** One Ctrl-C may arrive twice, from the terminal and handed on by npm; a second one within this time, in milliseconds, is the same. */
const SAME = 500;
/** How often we look whether npm is still there, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Resolves when this process should end: Ctrl-C, a signal, a closed terminal, or npm, which started us, ended without a word.
 * A second Ctrl-C does not wait.
 */
export function ending(): Promise<void> {
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
      // Under nohup, which Node would not obey, the output is somewhere else: stay, also without npm.
      if (process.stdout.isTTY) end();
      else clearInterval(watch);
    });
  });
}

/** The shell between npm and us dies of what npm hands on to it, and tells nobody. */
function watchNpm(onGone: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_command === undefined) return undefined;
  const { ppid } = process;
  return setInterval(() => {
    if (process.ppid !== ppid) onGone();
  }, LOOK_EVERY).unref();
}
