import type { RoomId } from '@coven/protocol';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { hasGap, packLog, unpackLog, withPacked } from '../pack.ts';
import type { Archived } from '../tables.ts';
import type { Tables } from './tables.ts';

/** Tables that one search for old tables finds at most. */
export const MAX_FOUND = 1000;
/** Removed or packed in one commit. */
export const TABLES_PER_COMMIT = 10;

export async function packedLines(db: Kysely<Tables>, number: number): Promise<readonly string[] | undefined> {
  const row = await db.selectFrom('pack').select('body').where('room', '=', number).executeTakeFirst();
  return row && unpackLog(row.body);
}

export async function linesAfter(
  db: Kysely<Tables>,
  number: number | SelectQueryBuilder<Tables, 'room', { number: number }>,
  seq: number,
): Promise<readonly string[]> {
  const lines = db.selectFrom('line').select(['room', 'seq', 'body']).where('room', '=', number).where('seq', '>', seq);
  const rows = await lines.orderBy('seq').execute();
  const [first] = rows;
  const packed = first && hasGap(seq, rows) ? await packedLines(db, first.room) : undefined;
  return withPacked(seq, rows, () => packed);
}

/** Puts the lines of a whole log in the place of those that are stored singly, but the last one. */
export async function putPack(tx: Kysely<Tables>, room: number, lines: readonly string[]): Promise<void> {
  const last = lines.length - 1;
  const body = Buffer.from(await packLog(lines));
  const pack = tx.insertInto('pack').values({ room, body });
  await pack.onConflict((conflict) => conflict.column('room').doUpdateSet({ body })).execute();
  await tx.updateTable('room').set({ packed: last }).where('number', '=', room).execute();
  await tx.deleteFrom('line').where('room', '=', room).where('seq', '<', last).execute();
  await tx.deleteFrom('snapshot').where('room', '=', room).execute();
}

/** Archives a few tables; nodes that do so at the same time take different ones. */
export async function archiveSome(
  tx: Kysely<Tables>,
  before: number,
  archived: Archived,
  inUse: (table: RoomId) => boolean,
): Promise<number> {
  const old = tx.selectFrom('listing').innerJoin('room', 'room.number', 'listing.room').select(['listing.room', 'room.id']);
  const over = old.where('phase', '=', 'over').where('is_archived', '=', false).where('updated', '<', before);
  const found = await over.orderBy('updated').limit(MAX_FOUND).execute();
  const unused = found.filter(({ id }) => !inUse(id)).slice(0, TABLES_PER_COMMIT);
  if (unused.length === 0) return 0;
  const numbers = unused.map(({ room }) => room);
  const still = tx.selectFrom('listing').select('room').where('room', 'in', numbers).where('is_archived', '=', false);
  const taken = await still.where('updated', '<', before).forUpdate().skipLocked().execute();
  for (const { room } of taken) {
    const lines = await archived(await linesAfter(tx, room, -1));
    const last = lines.length - 1;
    await putPack(tx, room, lines);
    await tx
      .updateTable('line')
      .set({ body: lines[last] ?? '' })
      .where('room', '=', room)
      .where('seq', '=', last)
      .execute();
    const unknown = { maker: null, address: null, bytes: 0 };
    await tx
      .updateTable('listing')
      .set({ is_packed: true, is_archived: true, ...unknown })
      .where('room', '=', room)
      .execute();
  }
  return taken.length;
}
