import { EXIT } from './command.ts';

/** A signal that comes with the first Ctrl-C; a second one does not wait for the report. */
export function stopOnInterrupt(): AbortSignal {
  const stop = new AbortController();
  process.removeAllListeners('SIGINT').once('SIGINT', () => {
    stop.abort();
    process.once('SIGINT', () => process.exit(EXIT.interrupted));
  });
  return stop.signal;
}
