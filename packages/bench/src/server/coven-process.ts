import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '@coven/server';

/**
 * Our server in its own process, with limits raised because all load comes from one address.
 * Arguments: the data directory, and optionally further settings as JSON.
 */
const [, , data, settings = '{}'] = process.argv;
const unlimited = 1_000_000;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: data ?? '',
  logLevel: 'error',
  maxConnections: unlimited,
  connectionsPerGuest: unlimited,
  connectionsPerAddress: unlimited,
  messagesPerSecond: unlimited,
  requestsPerSecond: unlimited,
  tablesPerGuest: unlimited,
  ...(JSON.parse(settings) as object),
});
process.on('message', (question) => {
  if (question === 'heap') process.send?.({ heap: heapInUse() });
  if (question === 'cpu') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: Number(new URL(server.address).port) });

/** The heap in use after garbage collection, in bytes. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
