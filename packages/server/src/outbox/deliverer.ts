import type { Logger } from 'pino';
import { Repeated } from '../repeated.ts';
import type { OutboxStore, TakenNotice } from '../store/outbox.ts';
import type { EndTimer, Timers } from '../timers.ts';

/** How often a node looks for notices, in milliseconds. */
const LOOK_EVERY = 1000;
const MAX_AT_ONCE = 20;
/** How long an attempt may take, and when it counts as one about which nothing will be heard, in milliseconds. */
const SEND_TIMEOUT = 30_000;
const BELIEVED_FOR = 60_000;
/** When a notice that could not be sent is tried again: twice as late each time, in milliseconds. */
const MIN_RETRY = 5000;
const MAX_RETRY = 3_600_000;
/** How long those that were given up are kept for the host to learn of, and how often older ones are removed, in milliseconds. */
const KEPT_FOR = 7 * 86_400_000;
const REMOVE_EVERY = 3_600_000;

/**
 * What became of a notice. `later`: it certainly was not sent, and may be tried again. `never`: nobody will take it. An attempt that
 * throws may have succeeded or not.
 */
export type Delivery = { readonly kind: 'sent' } | { readonly kind: 'later' } | { readonly kind: 'never'; readonly why: string };

/** A way to people outside of the pages. It passes the notice's id on, so that a receiver can recognize a second attempt. */
export interface Sender {
  send(notice: TakenNotice, signal: AbortSignal): Promise<Delivery>;
}

interface DelivererParts {
  readonly outbox: OutboxStore;
  readonly sender: Sender;
  readonly now: () => number;
  readonly timers: Timers;
  readonly log: Pick<Logger, 'warn'>;
}

/** Sends the notices in the outbox. Any number of nodes do, each with others. */
export class Deliverer {
  readonly #parts: DelivererParts;
  readonly #looks: Repeated;
  readonly #endRemovals: EndTimer;
  /** How often in a row a notice could not be sent. */
  readonly #failures = new Map<string, number>();
  readonly #stop = new AbortController();

  constructor(parts: DelivererParts) {
    this.#parts = parts;
    const { outbox, now, timers } = parts;
    // Where nothing can be stored now, what was taken is taken again later.
    this.#looks = new Repeated(timers, LOOK_EVERY, () => this.#deliver());
    this.#endRemovals = timers.every(REMOVE_EVERY, () => void outbox.removeGivenUp(now() - KEPT_FOR).catch(() => {}));
  }

  /** Sends what may be sent now; resolves when each attempt has ended. */
  deliver(): Promise<void> {
    return this.#looks.now();
  }

  async #deliver(): Promise<void> {
    const { outbox, now } = this.#parts;
    const first = await outbox.firstAt();
    if (first === undefined || first > now()) return;
    let taken: readonly TakenNotice[];
    do {
      taken = await outbox.take(MAX_AT_ONCE, now(), now() + BELIEVED_FOR);
      await Promise.all(taken.map((notice) => this.#send(notice)));
    } while (taken.length === MAX_AT_ONCE && !this.#stop.signal.aborted);
  }

  async #send(notice: TakenNotice): Promise<void> {
    const { outbox, now, log } = this.#parts;
    const { id, kind, attempt } = notice;
    const delivery = await this.#attempt(notice);
    if (!delivery) {
      log.warn({ notice: id, kind, attempt }, 'nobody knows whether a notice was sent');
      return;
    }
    if (delivery.kind !== 'later') this.#failures.delete(id);
    if (delivery.kind === 'sent') await outbox.sent(id);
    else if (delivery.kind === 'never') await outbox.giveUp(id, delivery.why);
    else {
      const failures = (this.#failures.get(id) ?? 0) + 1;
      this.#failures.set(id, failures);
      await outbox.postpone(id, now() + Math.min(MAX_RETRY, MIN_RETRY * 2 ** (failures - 1)));
    }
  }

  /** `undefined` if it may have been sent or not. */
  async #attempt(notice: TakenNotice): Promise<Delivery | undefined> {
    const { sender, timers } = this.#parts;
    const late = new AbortController();
    const endTimer = timers.after(SEND_TIMEOUT, () => late.abort());
    try {
      return await sender.send(notice, AbortSignal.any([late.signal, this.#stop.signal]));
    } catch {
      return undefined;
    } finally {
      endTimer();
    }
  }

  /** Ends attempts under way; they count as such about which nothing was heard. */
  close(): Promise<void> {
    this.#endRemovals();
    this.#stop.abort();
    return this.#looks.close();
  }
}
