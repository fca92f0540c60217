import { backup } from '@coven/server';

/** Copies a database as `coven backup` does. Arguments: the data directory and the file. */
const [, , directory = '', file = ''] = process.argv;
await backup(directory, file);
