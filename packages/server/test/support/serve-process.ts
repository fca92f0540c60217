import { startServer } from '../../src/index.ts';
import type { Settings } from '../../src/settings.ts';

/** A server in its own process: takes settings as JSON in the first argument and prints its address on the first line. */
const settings = JSON.parse(process.argv[2] ?? '{}') as Partial<Settings>;
const server = await startServer(settings);
console.log(server.address);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
