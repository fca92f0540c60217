import { randomBytes } from 'node:crypto';
import type { RoomId } from '@coven/protocol';
import { PostgresStore } from './postgres/postgres-store.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';

/** Where a server keeps its tables: a directory, or the address of a PostgreSQL database if that is not empty. */
export interface TablePlace {
  readonly data: string;
  readonly database: string;
}

/** Removes tables for good; returns how many there were. Servers that have one in memory notice it within seconds. */
export async function removeTables({ data, database }: TablePlace, tables: readonly RoomId[]): Promise<number> {
  const node = `tables-${randomBytes(5).toString('hex')}`;
  const store = database === '' ? new SqliteStore(data) : await PostgresStore.open({ url: database, node });
  try {
    return await store.tables.removeTables(tables);
  } finally {
    await store.close();
  }
}
