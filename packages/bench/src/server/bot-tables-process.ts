import { openBotTables } from './bot-tables.ts';

/** Tables of bots in a process of their own, so that what their people do costs those nothing who are measured. Arguments: port, tables. */
const [, , port, tables] = process.argv;
await openBotTables(Number(port), Number(tables));
process.on('disconnect', () => process.exit(0));
process.send?.('open');
