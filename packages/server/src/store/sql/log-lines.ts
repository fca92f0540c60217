import type { RoomId } from '@coven/protocol';
import { hasGap, type NumberedLine, unpackLog, withPacked } from '../pack.ts';
import type { Due, Stored } from '../tables.ts';
import { type Dialect, rowOf, rowsOf, type Steps } from './sql.ts';

/** What is needed to load a table. */
export function* loaded({ key }: Dialect, table: RoomId): Steps<Stored | undefined> {
  const found = yield* rowOf<{ number: number; first: string | null; seq: number | null; body: string | null }>(
    `SELECT number, line.body AS first, snapshot.seq AS seq, snapshot.body AS body FROM room
       LEFT JOIN line ON line.room = room.number AND line.seq = 0 LEFT JOIN snapshot ON snapshot.room = room.${key} WHERE id = $1`,
    table,
  );
  if (!found) return undefined;
  const { number, seq, body } = found;
  const first = found.first ?? (yield* packedLines(number))?.[0];
  if (first === undefined) return undefined;
  const snapshot = seq === null || body === null ? undefined : { seq, body };
  return { first, snapshot, tail: yield* linesAfter(table, snapshot?.seq ?? 0) };
}

/** The lines with numbers above `seq`. */
export function* linesAfter(table: RoomId, seq: number): Steps<readonly string[]> {
  const rows = yield* rowsOf<NumberedLine & { readonly room: number }>(
    'SELECT room, seq, body FROM line WHERE room = (SELECT number FROM room WHERE id = $1) AND seq > $2 ORDER BY seq',
    table,
    seq,
  );
  const [first] = rows;
  const packed = first && hasGap(seq, rows) ? yield* packedLines(first.room) : undefined;
  return withPacked(seq, rows, () => packed);
}

function* packedLines(number: number): Steps<readonly string[] | undefined> {
  const row = yield* rowOf<{ body: Uint8Array }>('SELECT body FROM pack WHERE room = $1', number);
  return row && unpackLog(row.body);
}

/** The number of a table whose last line has the number `seq`. */
export function* numberIfLast(table: RoomId, seq: number): Steps<number | undefined> {
  const text = 'SELECT number FROM room WHERE id = $1 AND (SELECT max(seq) FROM line WHERE line.room = room.number) = $2';
  return (yield* rowOf<{ number: number }>(text, table, seq))?.number;
}

/** Stores a snapshot: of the table with the id `$1`, after line `$2`; ignored if a later one exists. */
export function snapshotText({ key }: Dialect): string {
  return `INSERT INTO snapshot (room, seq, body) SELECT ${key}, CAST($2 AS integer), CAST($3 AS text) FROM room WHERE id = $1
    ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshot.seq`;
}

export function* putDue(number: number, seq: number, due: Due | null): Steps<void> {
  if (due === null) {
    yield* rowsOf('DELETE FROM due WHERE room = $1', number);
    return;
  }
  yield* rowsOf(
    `INSERT INTO due (room, at, seq, what) VALUES ($1, $2, $3, $4)
     ON CONFLICT (room) DO UPDATE SET at = excluded.at, seq = excluded.seq, what = excluded.what`,
    number,
    due.at,
    seq,
    due.what,
  );
}
