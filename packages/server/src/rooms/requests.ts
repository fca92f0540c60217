import type { Refusal } from '@coven/core';
import type { GuestId } from '../store/store.ts';

const IDS_MOST = 32;
const GUESTS_MOST = 64;

export type Answer = 'done' | Refusal;

/** The answers to each guest's last requests: one that comes again is answered again and never done twice. */
export class Requests {
  readonly #answers = new Map<GuestId, Map<string, Answer>>();

  constructor(done: readonly (readonly [GuestId, readonly string[]])[] = []) {
    for (const [guest, ids] of done) for (const id of ids) this.note(guest, id, 'done');
  }

  answer(guest: GuestId, id: string): Answer | undefined {
    return this.#answers.get(guest)?.get(id);
  }

  note(guest: GuestId, id: string, answer: Answer): void {
    const ids = this.#answers.get(guest) ?? new Map<string, Answer>();
    ids.set(id, answer);
    dropFirst(ids, IDS_MOST);
    // Whoever asked last is forgotten last.
    this.#answers.delete(guest);
    this.#answers.set(guest, ids);
    dropFirst(this.#answers, GUESTS_MOST);
  }

  /** What changed something; refusals need not outlive the process. */
  done(): readonly (readonly [GuestId, readonly string[]])[] {
    return [...this.#answers].map(([guest, ids]) => [guest, [...ids].filter(([, answer]) => answer === 'done').map(([id]) => id)] as const);
  }
}

function dropFirst<Key>(map: Map<Key, unknown>, most: number): void {
  if (map.size <= most) return;
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
