import type { RoomId } from '@coven/protocol';
import { packLog } from '../pack.ts';
import type { Archived } from '../tables.ts';
import { linesAfter, numberIfLast } from './log-lines.ts';
import { rowsOf, type Sql, type Steps } from './sql.ts';
import { MAX_FOUND, type TableKey } from './table-removals.ts';

/** Which finished games are packed, and what stays of them. */
export interface Packing {
  /** The column that says of a listing that this was done. */
  readonly kind: 'is_packed' | 'is_archived';
  /** Tables that have changed since then stay as they are. */
  readonly before: number;
  readonly kept: Archived;
  readonly inUse: (table: RoomId) => boolean;
  /** Called within the commit in which a table is packed. */
  readonly onPack: (table: RoomId) => void;
}

/** Finished games that are left to do; there are many more that are done. */
const INDEXES = { is_packed: 'listing_to_pack', is_archived: 'listing_to_archive' } as const;

interface Found {
  readonly room: TableKey;
  readonly id: RoomId;
}

/** Packs the logs of finished games, each in a commit of its own; returns how many. */
export async function packTables(sql: Sql, packing: Packing): Promise<number> {
  const text = `
    SELECT listing.room AS room, room.id AS id FROM listing ${sql.by(INDEXES[packing.kind])} JOIN room ON room.${sql.key} = listing.room
      WHERE phase = 'over' AND ${packing.kind} = ${sql.no} AND updated < $1 ORDER BY updated LIMIT ${MAX_FOUND}`;
  let count = 0;
  let packed: number;
  do {
    packed = 0;
    const found = await sql.read(() => rowsOf<Found>(text, packing.before));
    // Nodes that do so at the same time begin at different tables.
    const begin = Math.floor(Math.random() * found.length);
    for (const one of [...found.slice(begin), ...found.slice(0, begin)]) {
      if (!packing.inUse(one.id) && (await packTable(sql, packing, one))) packed++;
    }
    count += packed;
  } while (packed > 0);
  return count;
}

/** Packs one table, unless it changes meanwhile or another node was faster; returns whether it did. */
async function packTable(sql: Sql, { kind, before, kept, inUse, onPack }: Packing, { room, id }: Found): Promise<boolean> {
  const lines = await kept(await sql.read(() => linesAfter(id, -1)));
  const body = await packLog(lines);
  const unknown = kind === 'is_archived' ? `, is_archived = ${sql.yes}, maker = NULL, address = NULL, bytes = 0` : '';
  const text = `UPDATE listing SET is_packed = ${sql.yes}${unknown} WHERE room = $1 AND ${kind} = ${sql.no} AND updated < $2 RETURNING room`;
  return sql.write(function* () {
    const number = inUse(id) ? undefined : yield* numberIfLast(id, lines.length - 1);
    if (number === undefined || (yield* rowsOf(text, room, before)).length === 0) return false;
    onPack(id);
    yield* putPack(number, lines, body);
    yield* rowsOf('DELETE FROM snapshot WHERE room = $1', room);
    return true;
  });
}

/** Puts a packed log in the place of its lines; the last one stays also as it is, so that its number stays taken. */
function* putPack(number: number, lines: readonly string[], body: Uint8Array): Steps<void> {
  const last = lines.length - 1;
  yield* rowsOf('INSERT INTO pack (room, body) VALUES ($1, $2) ON CONFLICT (room) DO UPDATE SET body = excluded.body', number, body);
  yield* rowsOf('UPDATE room SET packed = $1 WHERE number = $2', last, number);
  yield* rowsOf('DELETE FROM line WHERE room = $1 AND seq < $2', number, last);
  yield* rowsOf('UPDATE line SET body = $1 WHERE room = $2 AND seq = $3', lines[last] ?? '', number, last);
}
