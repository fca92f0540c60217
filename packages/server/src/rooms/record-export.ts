import { writeRecord } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { RoomState, roomRecord } from '@coven/room';
import { REAL_ENVIRONMENT } from '../environment.ts';
import { HeadSigner } from '../head-signer.ts';
import type { FinishedTable, TableReader } from '../store/table-reader.ts';
import { Catalogue } from './catalogue.ts';
import { entriesIn } from './log-entries.ts';

/** A record, or why there is none. */
export type ExportedRecord = { readonly text: string } | { readonly id: RoomId; readonly problem: unknown };

/** The records of all finished games. Those that nobody asked for before are made from the logs, as the server would. */
export async function* exportedRecords(reader: TableReader): AsyncGenerator<ExportedRecord> {
  const catalogue = new Catalogue(REAL_ENVIRONMENT.games);
  const key = await reader.secret('head-key');
  for await (const table of reader.finished()) {
    if (table.record !== undefined) yield { text: table.record };
    else yield await made(table, catalogue, key);
  }
}

async function made({ id, lines }: FinishedTable, catalogue: Catalogue, key: string | undefined): Promise<ExportedRecord> {
  const [first, ...tail] = lines;
  try {
    if (first === undefined || key === undefined) throw new Error('the log or the key is missing');
    const state = RoomState.load(id, { first, snapshot: undefined, tail }, catalogue, REAL_ENVIRONMENT.chance);
    if (!state) throw new Error('the log cannot be replayed');
    return { text: writeRecord(roomRecord(state, await entriesIn(lines), new HeadSigner(key).signRecord)) };
  } catch (problem) {
    return { id, problem };
  }
}
