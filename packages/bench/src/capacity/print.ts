import { parseArgs } from 'node:util';
import { ASSUMPTIONS, FIGURES } from './figures.ts';
import { capacity, monthlyPrice } from './model.ts';

/**
 * Prints what a number of tables in play at the same time needs, for example
 * `node packages/bench/src/capacity/print.ts --tables 1000000 --core 15 --memory 2 --disk 0.1 --sent 0.01`.
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: String(ASSUMPTIONS.tables) },
    core: { type: 'string' },
    memory: { type: 'string', default: '0' },
    disk: { type: 'string', default: '0' },
    sent: { type: 'string', default: '0' },
  },
});
const need = capacity(FIGURES, { ...ASSUMPTIONS, tables: Number(values.tables) });
const format = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const line = (what: string, value: number, unit: string) => console.log(`${what.padEnd(44)}${format.format(value).padStart(14)} ${unit}`);

line('moves', need.moves, '/s');
line('cores of nodes', need.nodeCores, `= ${need.processes} processes on ${need.machines} machines`);
line('cores of PostgreSQL', need.databaseCores, `of which ${format.format(need.compareCores)} compare tables with their logs`);
line('cores of NATS', need.busCores, '');
line('memory of nodes', need.memory, 'GB');
line('connections to PostgreSQL', need.connections, '');
line('clusters of PostgreSQL, by cores', need.clustersByCores, '');
line('clusters of PostgreSQL, by connections', need.clustersByConnections, '');
line('write-ahead log', need.wal, 'MB/s');
line('games', need.gamesPerDay, 'a day');
line('disk', need.disk, 'GB');
line('sent to players', need.sent, 'Gbit/s');
line('over the bus', need.bus, 'Gbit/s');
line('subjects on the bus', need.subjects, '');
if (values.core !== undefined) {
  const prices = { core: Number(values.core), memory: Number(values.memory), disk: Number(values.disk), sent: Number(values.sent) };
  line('price', monthlyPrice(need, prices), 'a month');
}
