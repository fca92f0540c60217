import { setImmediate as nextTurn } from 'node:timers/promises';
import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import type { Creation, RoomState } from '@coven/room';
import type { Logger } from 'pino';
import { Repeated } from '../repeated.ts';
import type { Finished, UnfilledTable } from '../store/results.ts';
import { NotStored, type Store } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import { finishedRow } from './finished-row.ts';
import { moveCountsIn } from './move-counts.ts';

/** How often some tables get their results, in milliseconds, and how many at a time. */
const FILL_EVERY = 2000;
const SLICE = 100;
/** For how long one node has a slice for itself, in milliseconds. */
const SLICE_FOR = 600_000;

export interface BackfillParts {
  readonly store: Store;
  /** Loads a table; its data files are tried before. */
  readonly read: (id: RoomId) => Promise<RoomState>;
  readonly now: () => number;
  readonly timers: Timers;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Gives results to games that ended before there were any: a few at a time, beside play, one node after another. */
export class Backfill {
  readonly #parts: BackfillParts;
  readonly #fills: Repeated;
  #isOver = false;

  constructor(parts: BackfillParts) {
    this.#parts = parts;
    // The store or the process for data files may not be there now; the slice is tried again.
    const onError = (error: unknown) => parts.log.warn({ error: String(error) }, 'results of older games have to wait');
    this.#fills = new Repeated(parts.timers, FILL_EVERY, () => this.#fill(), onError);
  }

  /** Fills one slice, if it is this node's turn and any table is left. */
  fill(): Promise<void> {
    return this.#fills.now();
  }

  async #fill(): Promise<void> {
    const { store, now, log } = this.#parts;
    if (this.#isOver) return;
    const tables = await store.results.takeUnfilled(SLICE, now(), now() + SLICE_FOR);
    if (tables === 'later') return;
    if (tables === 'done') {
      void this.close();
      return;
    }
    for (const one of tables) {
      if (this.#isOver) return;
      await nextTurn();
      if (!(await store.results.of(one.table))) await store.results.add(await this.#resultOf(one));
    }
    const last = tables.at(-1);
    if (last) await store.results.filledUpTo(last.number);
    log.info({ tables: tables.length }, 'games that ended earlier have their results');
  }

  async #resultOf({ table, ended }: UnfilledTable): Promise<Finished> {
    const { store, read } = this.#parts;
    const lines = await store.tables.lines(table);
    try {
      const [state, counts] = [await read(table), await moveCountsIn(lines)];
      return finishedRow(state, { ended, counts, isNews: () => false });
    } catch (error) {
      const isPassing = error instanceof NotStored || (error instanceof Problem && error.code === 'unavailable');
      if (isPassing) throw error;
      return unreadable({ table, ended }, lines[0], error instanceof Problem ? error.code : 'unreadable');
    }
  }

  close(): Promise<void> {
    this.#isOver = true;
    return this.#fills.close();
  }
}

/** A table that cannot be replayed is not tried again. */
function unreadable({ table, ended }: Pick<UnfilledTable, 'table' | 'ended'>, first: string | undefined, problem: string): Finished {
  const { game = '', version = 0, isPublic = false } = creationIn(first);
  return { table, game, version, options: {}, pace: null, isPublic, begun: null, ended, ending: null, seats: [], problem };
}

function creationIn(first = ''): Partial<Creation> {
  try {
    return JSON.parse(first) as Partial<Creation>;
  } catch {
    return {};
  }
}
