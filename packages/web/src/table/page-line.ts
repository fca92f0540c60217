import { ReconnectingLine } from '@coven/protocol/client/reconnecting-line.ts';
import type { Transport } from '@coven/protocol/client/transport.ts';

/** A line of this page to the server: it knows when the network comes and goes, and when the page is visible again. */
export function pageLine(address: string, prepare: () => Promise<unknown>): Transport {
  return new ReconnectingLine({
    prepare: () =>
      prepare().then(
        () => true,
        () => false,
      ),
    connect: () => new WebSocket(address),
    watch(line) {
      const stop = new AbortController();
      const listening = { signal: stop.signal };
      addEventListener('online', () => line.retry(), listening);
      addEventListener('offline', () => line.drop(), listening);
      document.addEventListener('visibilitychange', () => (document.hidden ? undefined : line.check()), listening);
      return () => stop.abort();
    },
  });
}
