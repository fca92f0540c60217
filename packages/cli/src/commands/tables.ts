import { once } from 'node:events';
import { type Listing, TableReader } from '@coven/server';
import { type Context, command, EXIT } from '../command.ts';
import { databaseProblem, isSqliteError } from '../database-problem.ts';
import { readableDatabase } from '../readable-database.ts';
import { SETTING_FLAGS, settingsFrom } from './serve.ts';

export const tables = command({
  flags: { data: SETTING_FLAGS.data ?? { kind: 'text' }, export: { kind: 'switch' }, json: { kind: 'switch' } },
  operands: [],
  async run(context, { flags }) {
    const { export: isExport, json, ...given } = flags;
    const { data } = settingsFrom(given);
    const file = readableDatabase(data);
    try {
      const reader = new TableReader(data);
      const lines = isExport ? recordLines(reader) : listingLines(reader, json ? JSON.stringify : (listing) => lineOf(context, listing));
      for (const line of lines) {
        context.out(line);
        if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
      }
      reader.close();
    } catch (error) {
      throw isSqliteError(error) ? databaseProblem(error, file) : error;
    }
    return EXIT.fine;
  },
});

/** One record in each line. */
function* recordLines(reader: TableReader): Generator<string> {
  for (const text of reader.records()) yield JSON.stringify(JSON.parse(text));
}

function* listingLines(reader: TableReader, write: (listing: Listing) => string): Generator<string> {
  for (const listing of reader.listings()) yield write(listing);
}

function lineOf({ say }: Context, { id, game, phase, seats, names, updated }: Listing): string {
  const day = new Date(updated).toISOString().slice(0, 16).replace('T', ' ');
  return `${id}  ${day}  ${game}  ${say(`tables.${phase}`)}  ${names.length}/${seats}  ${names.join(', ')}`.trimEnd();
}
