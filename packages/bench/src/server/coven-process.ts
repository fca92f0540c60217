import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '@coven/server';

/**
 * Our server in a process of its own with its limits out of the way: all load comes from one address.
 * Arguments: the data directory, and after how many seconds a table that everybody has left leaves memory, if not as usual.
 */
const [, , data, idleSeconds] = process.argv;
const most = 1_000_000;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: data ?? '',
  logLevel: 'error',
  maxConnections: most,
  connectionsPerAddress: most,
  messagesPerSecond: most,
  requestsPerSecond: most,
  tablesPerGuest: most,
  ...(idleSeconds === undefined ? {} : { idleSeconds: Number(idleSeconds) }),
});
process.on('message', (question) => {
  if (question === 'heap') process.send?.({ heap: heapInUse() });
  if (question === 'cpu') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: Number(new URL(server.address).port) });

/** Bytes that are really needed: whatever can be collected is collected first. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
