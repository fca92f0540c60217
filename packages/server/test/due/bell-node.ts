import { type Asked, Scheduler } from '../../src/due/scheduler.ts';
import { ServerClock } from '../../src/due/server-clock.ts';
import { Deliverer, type Sender } from '../../src/outbox/deliverer.ts';
import type { OutboxStore } from '../../src/store/outbox.ts';
import type { Store } from '../../src/store/store.ts';
import type { DueTable } from '../../src/store/tables.ts';
import { REAL_TIMERS, type Timers } from '../../src/timers.ts';
import type { Ring } from './bell-history.ts';

/** Time passes faster for bells. */
const SPEED = 50;
/** Between two rings, in milliseconds of the bells' time. */
const PAUSE = 3000;

const TIMERS: Timers = {
  after: (milliseconds, run) => REAL_TIMERS.after(milliseconds / SPEED, run),
  every: (milliseconds, run) => REAL_TIMERS.every(milliseconds / SPEED, run),
};
const now = () => Math.round(Date.now() * SPEED);

/** How a node may be broken. */
export type Fault = 'none' | 'forgets' | 'rings-early' | 'rings-twice' | 'tells-first' | 'tells-nobody' | 'counts-no-attempts';

interface BellParts {
  readonly store: Store;
  readonly sender: Sender;
  readonly rings: number;
  readonly fault: Fault;
  /** Called between reading a table and deciding about its first ring. */
  readonly meet?: (table: string) => Promise<void>;
}

/** A node whose tables only ring when they are due, and tell of it. */
export class BellNode {
  readonly #parts: BellParts;
  readonly #clock: ServerClock;
  readonly #scheduler: Scheduler;
  readonly #deliverer: Deliverer;

  private constructor(parts: BellParts, clock: ServerClock) {
    this.#parts = parts;
    this.#clock = clock;
    const { store, sender, fault } = parts;
    const log = { warn: () => {} };
    this.#scheduler = new Scheduler({ tables: store.tables, clock, timers: TIMERS, ask: (due) => this.#ask(due), turnAt: () => 0, log });
    const outbox = fault === 'counts-no-attempts' ? forgetful(store.outbox) : store.outbox;
    this.#deliverer = new Deliverer({ outbox, sender, now, timers: TIMERS, log });
  }

  static async start(parts: BellParts): Promise<BellNode> {
    return new BellNode(parts, await ServerClock.of(parts.store, { elapsed: () => performance.now() * SPEED, timers: TIMERS }));
  }

  static begin(store: Store, table: string): Promise<unknown> {
    return store.tables.append({ table, seq: 0, line: '{}', due: { at: 0, what: 'bell' } });
  }

  async #ask(due: DueTable): Promise<Asked> {
    const { store, sender, rings, fault, meet } = this.#parts;
    const { table, at } = due;
    const lines = await store.tables.lines(table);
    const seq = lines.length;
    const ring = (JSON.parse(lines.at(-1) ?? '') as Partial<Ring>).ring ?? 0;
    if (ring === 0) await meet?.(table);
    if (fault === 'forgets' && ring === 2) return { seq: seq - 1, due: null };
    const time = fault === 'rings-early' ? at - 1 : this.#clock.now();
    const line = JSON.stringify({ ring: ring + 1, due: at, at: time } satisfies Ring);
    const notice = { person: table, kind: 'ring', body: '', at: now() };
    if (fault === 'tells-first') {
      await sender.send({ ...notice, id: `${table} ${seq}`, table, seq, attempt: 1 }, AbortSignal.timeout(1000)).catch(() => {});
    }
    const next = ring + 1 < rings ? { at: time + PAUSE, what: 'bell' } : null;
    const append = { table, seq, line, due: next, outbox: fault === 'tells-nobody' ? [] : [notice] };
    const appended = await store.tables.append(append);
    if (fault === 'rings-twice' && appended === 'taken') await store.tables.append({ ...append, seq: seq + 1 });
    return 'changed';
  }

  async close(): Promise<void> {
    await Promise.all([this.#scheduler.close(), this.#deliverer.close()]);
    await this.#clock.close();
  }
}

/** Lets two nodes go on with a table only when both have read it. */
export function meeting(): (table: string) => Promise<void> {
  const waiting = new Map<string, () => void>();
  return (table) =>
    new Promise((goOn) => {
      const other = waiting.get(table);
      waiting.set(table, goOn);
      if (!other) return;
      other();
      goOn();
    });
}

/** Takes every attempt for one that certainly failed. */
function forgetful(outbox: OutboxStore): OutboxStore {
  return {
    firstAt: () => outbox.firstAt(),
    take: async (...given) => {
      const taken = await outbox.take(...given);
      for (const { id } of taken) await outbox.postpone(id, now());
      return taken;
    },
    sent: async () => {},
    postpone: (...given) => outbox.postpone(...given),
    giveUp: (...given) => outbox.giveUp(...given),
    givenUp: () => outbox.givenUp(),
    removeGivenUp: (...given) => outbox.removeGivenUp(...given),
  };
}
