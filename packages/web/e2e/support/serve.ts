import { startServer } from '@coven/server';

/** A server in a process of its own: settings as JSON in the first argument, its address on the first line. */
const server = await startServer(JSON.parse(process.argv[2] ?? '{}'));
console.log(server.address);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
