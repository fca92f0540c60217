import type { Refusal } from '@coven/core';

/** How long a refusal stays at least, in milliseconds. */
const MIN_SHOWN = 4000;

/** The last refusal, which the prompt line shows until something happens, and the move that it was about. */
export class Refusals<Move> {
  refusal = $state.raw<Refusal | null>(null);
  /** The refused move: its piece shakes. */
  wrong = $state.raw<Move | null>(null);
  #since = 0;
  readonly #moveRefused: () => void;

  /** `moveRefused`: called when a move is refused, for the sound of it. */
  constructor(moveRefused: () => void) {
    this.#moveRefused = moveRefused;
  }

  show(refusal: Refusal): void {
    this.refusal = refusal;
    this.#since = Date.now();
  }

  showFor(move: Move, refusal: Refusal): void {
    this.show(refusal);
    this.wrong = null;
    this.#moveRefused();
    // Cleared first, so that the same piece shakes a second time.
    requestAnimationFrame(() => {
      this.wrong = move;
    });
  }

  clear(): void {
    this.refusal = null;
  }

  /** A new picture is on the table. */
  expire(): void {
    if (Date.now() - this.#since > MIN_SHOWN) this.refusal = null;
    this.wrong = null;
  }
}
