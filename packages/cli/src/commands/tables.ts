import { once } from 'node:events';
import { Problem } from '@coven/core';
import { exportedRecords, type Listing, PostgresReader, removeTables, type Settings, SqliteReader, type TableReader } from '@coven/server';
import { type Context, command, EXIT, type ExitCode } from '../command.ts';
import { hostProblem } from '../host-problem.ts';
import { plainScreen } from '../play/screen.ts';
import { readableDatabase } from '../readable-database.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { UsageError } from '../usage.ts';

export const tables = command({
  flags: {
    ...settingFlags('data', 'database'),
    export: { kind: 'switch' },
    json: { kind: 'switch' },
    remove: { kind: 'texts', value: 'ID' },
    yes: { kind: 'switch' },
  },
  operands: [],
  async run(context, { flags }) {
    const { export: isExport, json, remove, yes, ...given } = flags;
    const settings = settingsFrom(given);
    if (settings.database === '') readableDatabase(settings.data);
    try {
      const reader = settings.database === '' ? new SqliteReader(settings.data) : new PostgresReader(settings.database);
      try {
        if (remove.length > 0) return await removeAsked(context, settings, await found(reader, remove), yes ? 'sure' : 'ask');
        if (isExport) return await exportTo(context, reader);
        const write = json ? JSON.stringify : (listing: Listing) => lineOf(context, listing);
        for await (const listing of reader.listings()) await print(context, write(listing));
        return EXIT.fine;
      } finally {
        await reader.close();
      }
    } catch (error) {
      throw hostProblem(error, settings);
    }
  },
});

async function print({ out }: Context, line: string): Promise<void> {
  out(line);
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
}

/** One record in each line; what cannot be exported is told on standard error. */
async function exportTo(context: Context, reader: TableReader): Promise<ExitCode> {
  let exit: ExitCode = EXIT.fine;
  for await (const record of exportedRecords(reader)) {
    if ('text' in record) await print(context, JSON.stringify(JSON.parse(record.text)));
    else {
      const { problem } = record;
      const why = problem instanceof Problem ? problem.code : problem instanceof Error ? problem.message : String(problem);
      context.note(`coven: ${context.say('tables.not-exported', { id: record.id, why })}`);
      exit = EXIT.rejected;
    }
  }
  return exit;
}

/** Nothing is removed unless all of them are there. */
async function found(reader: TableReader, ids: readonly string[]): Promise<readonly Listing[]> {
  const listings: Listing[] = [];
  for (const id of new Set(ids)) {
    const listing = await reader.listing(id);
    if (!listing) throw new UsageError('no-such-table', { id });
    listings.push(listing);
  }
  return listings;
}

async function removeAsked(context: Context, settings: Settings, listings: readonly Listing[], how: 'sure' | 'ask'): Promise<ExitCode> {
  const { say, out } = context;
  for (const listing of listings) out(lineOf(context, listing));
  if (how === 'ask' && !(await isSure(context, listings.length))) {
    out(say('tables.kept'));
    return EXIT.rejected;
  }
  const tables = await removeTables(
    settings,
    listings.map(({ id }) => id),
  );
  out(say('tables.removed', { tables }));
  return EXIT.fine;
}

async function isSure({ say }: Context, count: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('needs-yes', {});
  const yes = say('tables.yes');
  const screen = plainScreen(() => [say('tables.kept')]);
  const answer = await screen.ask(`${say('tables.sure', { count, yes })} `);
  screen.close();
  return [yes, 'yes'].includes(answer?.trim().toLowerCase() ?? '');
}

function lineOf({ say }: Context, { id, game, phase, seats, names, updated }: Listing): string {
  const day = new Date(updated).toISOString().slice(0, 16).replace('T', ' ');
  return `${id}  ${day}  ${game}  ${say(`tables.${phase}`)}  ${names.length}/${seats}  ${names.join(', ')}`.trimEnd();
}
