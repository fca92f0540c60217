import { createHash } from 'node:crypto';
import { writeRecord } from '@coven/core';
import { type RoomState, roomRecord } from '@coven/room';
import { NotStored, type StoredRecord } from '../store/store.ts';
import { entriesIn } from './log-entries.ts';
import type { RoomContext } from './room-context.ts';

/** The record of a finished game: made from the whole log on the first request, and stored. */
export async function storedRecord(state: RoomState, { store: { tables }, signRecord }: RoomContext): Promise<StoredRecord> {
  const known = await tables.record(state.id);
  if (known) return known;
  if (state.seating.phase !== 'over') throw new Error('a record is released only when the game is over');
  const made = roomRecord(state, await entriesIn(await tables.lines(state.id)), signRecord);
  const body = writeRecord(made);
  const record = { tag: createHash('sha256').update(body).digest('base64url'), game: made.game, body };
  await tables.saveRecord(state.id, record).catch((error: unknown) => {
    // It can be given without being stored.
    if (!(error instanceof NotStored)) throw error;
  });
  return record;
}
