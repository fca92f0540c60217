import type { GuestId } from '../store/store.ts';

const IDS_MOST = 32;
const GUESTS_MOST = 64;

/**
 * The last requests of each guest that changed something: one that comes again is answered again and never done twice.
 * Refused ones changed nothing and are simply judged anew.
 */
export class Requests {
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
      if (this.#done.size > GUESTS_MOST) this.#dropQuietest();
      return;
    }
    ids.add(id);
    const [oldest] = ids.size > IDS_MOST ? ids : [];
    if (oldest !== undefined) ids.delete(oldest);
  }

  /** Of too many guests, the one who has changed least: not somebody who plays. */
  #dropQuietest(): void {
    const [quietest] = [...this.#done].sort(([, one], [, other]) => one.size - other.size);
    if (quietest) this.#done.delete(quietest[0]);
  }

  save(): readonly (readonly [GuestId, readonly string[]])[] {
    return [...this.#done].map(([guest, ids]) => [guest, [...ids]] as const);
  }
}
