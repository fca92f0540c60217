import { createHash } from 'node:crypto';
import { type GameRecord, type LogEntry, link, type Player, rootOf, setupOf, TABLE, writeRecord } from '@coven/core';
import { dealtFront, firstFront, recordOf, type SignRecord } from '@coven/session';
import { NotStored, type StoredRecord } from '../store/store.ts';
import type { RoomContext } from './room-context.ts';
import { type RoomState, stepsIn } from './room-state.ts';
import type { StoredChair } from './seating.ts';

/** The record of a finished game: made from the whole log on the first request, and stored. */
export async function storedRecord(state: RoomState, { store, signRecord }: RoomContext): Promise<StoredRecord> {
  const known = await store.record(state.id);
  if (known) return known;
  const made = roomRecord(state, (await stepsIn(await store.lines(state.id))).flat(), signRecord);
  const body = writeRecord(made);
  const record = { tag: createHash('sha256').update(body).digest('base64url'), game: made.game, body };
  await store.saveRecord(state.id, record).catch((error: unknown) => {
    // It can be given without being stored.
    if (!(error instanceof NotStored)) throw error;
  });
  return record;
}

/** From the whole log. */
export function roomRecord(state: RoomState, log: readonly LogEntry[], sign: SignRecord): GameRecord {
  const { creation, seating, dealing, game, session } = state;
  if (seating.phase !== 'over') throw new Error('a record is released only when the game is over');
  const { version, options } = creation;
  const { result } = seating;
  if (state.hasFirstFormat) {
    const players = seating.chairs.map(playerAt);
    const front = firstFront(game, { version, options, secret: dealing.secret, players, nonces: seating.nonces ?? [] });
    return recordOf(front, { log, head: session?.table.head ?? rootOf(setupOf(front)), result }, sign);
  }
  const { deals, names } = dealing;
  const front = dealtFront(game, { version, options, table: state.id, names, deals });
  if (session) return recordOf(front, { log, head: session.table.head, result }, sign);
  return recordOf(front, { log: [UNDEALT], head: link(rootOf(setupOf(front)), UNDEALT), result }, sign);
}

/** The whole log of a table where no attempt to deal was completed. */
const UNDEALT: LogEntry = [TABLE, 'end not-dealt'];

function playerAt(chair: StoredChair): Player {
  if (chair.kind === 'human') return chair.standIn === null ? { name: chair.name } : { name: chair.name, bot: chair.standIn };
  return chair.kind === 'bot' ? { name: chair.bot, bot: chair.bot } : { name: '' };
}
