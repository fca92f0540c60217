import type { RoomId } from '@coven/protocol';
import type { Logger } from 'pino';
import { Repeated } from '../repeated.ts';
import type { Due, DueTable, TableStore } from '../store/tables.ts';
import type { Timers } from '../timers.ts';
import type { ServerClock } from './server-clock.ts';

/** How often a node looks for tables that are due, in milliseconds. */
const LOOK_EVERY = 1000;
/** Tables that are asked at the same time. */
const MAX_AT_ONCE = 20;
/** How long a node lets another one go first, in milliseconds. */
const PATIENCE = 1500;
/** When a table that cannot be asked is asked again: twice as late each time, in milliseconds. */
const MIN_RETRY = 2000;
const MAX_RETRY = 600_000;

/**
 * What a table says when it is asked. `changed`: it has another line now, here or on another node. Else when it wants to be asked again,
 * which holds unless it has a line after `seq`.
 */
export type Asked = 'changed' | { readonly seq: number; readonly due: Due | null };

export interface SchedulerParts {
  readonly tables: Pick<TableStore, 'firstDue' | 'due' | 'rearm' | 'heads'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly timers: Timers;
  /** Loads a table if need be and lets it decide; it stores what it decides. */
  readonly ask: (due: DueTable, now: number) => Promise<Asked>;
  /** The place of this node in the order in which nodes take care of a table, from 0 to less than 1. */
  readonly turnAt: (table: RoomId) => number;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Asks tables what is due, also those that nobody has open. Each node asks for itself: where two do, both decide the same, and only one
 * of them stores a line.
 */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #looks: Repeated;
  /** How often in a row a table could not be asked. */
  readonly #failures = new Map<RoomId, number>();

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    // Where nothing can be read now, the next look comes soon.
    this.#looks = new Repeated(parts.timers, LOOK_EVERY, () => this.#look());
  }

  /** Asks all tables that are due now; resolves when they have decided. */
  look(): Promise<void> {
    return this.#looks.now();
  }

  async #look(): Promise<void> {
    const { tables, clock, turnAt } = this.#parts;
    const first = await tables.firstDue();
    if (first === undefined) return;
    const now = clock.now();
    if (first > now) return;
    const due = await tables.due(now, MAX_AT_ONCE);
    await Promise.all(due.filter(({ table, at }) => now >= at + PATIENCE * turnAt(table)).map((one) => this.#ask(one, now)));
  }

  async #ask(due: DueTable, now: number): Promise<void> {
    const { tables, ask } = this.#parts;
    const { table } = due;
    try {
      const asked = await ask(due, now);
      this.#failures.delete(table);
      if (asked !== 'changed') await tables.rearm(table, asked.seq, asked.due);
    } catch (error) {
      await this.#putOff(due, now, error);
    }
  }

  /** Otherwise tables that cannot be asked would keep others waiting. */
  async #putOff({ table, what }: DueTable, now: number, error: unknown): Promise<void> {
    const { tables, log } = this.#parts;
    const failures = (this.#failures.get(table) ?? 0) + 1;
    this.#failures.set(table, failures);
    log.warn({ room: table, what, error: String(error) }, 'a table that is due cannot be asked');
    const seq = (await tables.heads([table])).get(table);
    if (seq !== undefined) await tables.rearm(table, seq, { at: now + Math.min(MAX_RETRY, MIN_RETRY * 2 ** (failures - 1)), what });
  }

  close(): Promise<void> {
    return this.#looks.close();
  }
}
