import { type Game, Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { ADDRESS_MULTIPLE } from '../http/weights.ts';
import type { Settings } from '../settings.ts';
import type { Made, MadeTables, TableStore } from '../store/tables.ts';

/** Empty tables that make room for a new one when the server is full. */
const REMOVED_WHEN_FULL = 3;

/**
 * How many tables and bytes of files a guest, an address and all together may have stored. A table counts for its maker until
 * its game is over or it is removed, whoever sits there; its files count until it is removed.
 * A maker at the limit makes room by losing the oldest table at which nobody sits.
 */
export class TableQuota {
  readonly #store: TableStore;
  readonly #settings: Settings;
  readonly #inUse: (table: RoomId) => boolean;
  /** What is being created and not yet stored. */
  readonly #pending = new Set<Made>();

  constructor(store: TableStore, settings: Settings, inUse: (table: RoomId) => boolean) {
    this.#store = store;
    this.#settings = settings;
    this.#inUse = inUse;
  }

  /** Creates a table if its maker may have one more; else throws a `Problem`. */
  async admit<Created>(made: Made, create: () => Promise<Created>): Promise<Created> {
    if ((await this.#objection(made)) === 'too-many-tables') await this.#makeRoom(made);
    const objection = await this.#objection(made, () => this.#pending.add(made));
    if (objection !== undefined) throw new Problem(objection);
    try {
      return await create();
    } finally {
      this.#pending.delete(made);
    }
  }

  /** Why a table may not be created. Otherwise calls `admitted` at once, before anything else can be admitted. */
  async #objection(made: Made, admitted: () => void = () => {}): Promise<'too-many-tables' | 'too-many-files' | undefined> {
    const { maxTables, tablesPerGuest, fileBytesPerGuest, maxFileBytes } = this.#settings;
    const store = this.#store;
    const stored = [await store.madeBy(made.maker), await store.madeFrom(made.address)] as const;
    const total = { unfinished: await store.count(), bytes: await store.fileBytes() };
    const own = this.#with(stored[0], made, ({ maker }) => maker === made.maker);
    const nearby = this.#with(stored[1], made, ({ address }) => address === made.address);
    const all = this.#with(total, made, () => true);
    const isCrowded =
      own.unfinished > tablesPerGuest || nearby.unfinished > tablesPerGuest * ADDRESS_MULTIPLE || all.unfinished > maxTables;
    if (isCrowded) return 'too-many-tables';
    const isHeavy = own.bytes > fileBytesPerGuest || nearby.bytes > fileBytesPerGuest * ADDRESS_MULTIPLE || all.bytes > maxFileBytes;
    if (made.bytes > 0 && isHeavy) return 'too-many-files';
    admitted();
    return undefined;
  }

  /** Removes the maker's oldest empty table, or if the server is full the oldest ones of all. */
  async #makeRoom({ maker }: Made): Promise<void> {
    const store = this.#store;
    if ((await store.madeBy(maker)).unfinished >= this.#settings.tablesPerGuest) await store.removeEmpty(1, maker, this.#inUse);
    if ((await store.count()) >= this.#settings.maxTables) await store.removeEmpty(REMOVED_WHEN_FULL, undefined, this.#inUse);
  }

  /** The counts with the new table and those that are being created. */
  #with({ unfinished, bytes }: MadeTables, made: Made, isSame: (made: Made) => boolean): MadeTables {
    const counted = [made, ...[...this.#pending].filter(isSame)];
    return { unfinished: unfinished + counted.length, bytes: counted.reduce((sum, one) => sum + one.bytes, bytes) };
  }
}

/** Bytes of the files among the options of a table. */
export function fileBytesIn(game: Game, options: Readonly<Record<string, unknown>>): number {
  let bytes = 0;
  for (const { id, kind } of game.options) {
    const value = options[id];
    if (kind === 'file' && typeof value === 'string') bytes += Buffer.byteLength(value);
  }
  return bytes;
}
