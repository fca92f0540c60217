import type { GuestId } from '../people/guest.ts';
import type { Part } from './part.ts';

const MAX_IDS = 32;
const MAX_GUESTS = 64;

/**
 * The latest requests of each guest that changed something, so that a repeated request is answered again but not carried out twice.
 * Refused requests changed nothing and are simply decided again.
 */
export class DoneRequests {
  readonly #done = new Map<GuestId, Set<string>>();

  constructor(done: readonly (readonly [GuestId, readonly string[]])[] = []) {
    for (const [guest, ids] of done) for (const id of ids) this.note(guest, id);
  }

  isDone(guest: GuestId, id: string): boolean {
    return this.#done.get(guest)?.has(id) ?? false;
  }

  note(guest: GuestId, id: string): void {
    const ids = this.#done.get(guest);
    if (!ids) {
      this.#done.set(guest, new Set([id]));
      if (this.#done.size > MAX_GUESTS) this.#dropQuietest();
      return;
    }
    ids.add(id);
    const [oldest] = ids.size > MAX_IDS ? ids : [];
    if (oldest !== undefined) ids.delete(oldest);
  }

  /** Drops the guest with the fewest requests, who is not an active player. */
  #dropQuietest(): void {
    const [quietest] = [...this.#done].sort(([, one], [, other]) => one.size - other.size);
    if (quietest) this.#done.delete(quietest[0]);
  }

  save(): readonly (readonly [GuestId, readonly string[]])[] {
    return [...this.#done].map(([guest, ids]) => [guest, [...ids]] as const);
  }
}

type SavedRequests = ReturnType<DoneRequests['save']>;

export const doneRequestsPart: Part<DoneRequests, SavedRequests, never> = {
  fresh: () => new DoneRequests(),
  fold(done, _piece, { request }) {
    if (request) done.note(...request);
    return done;
  },
  save: (done) => done.save(),
  load: (saved) => new DoneRequests(saved),
};
