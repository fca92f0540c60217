import type { Refusal } from '@coven/core';

/** How long a refusal stays at most, in milliseconds. */
const SHOWN = 6000;

/** The last refusal, which the prompt line shows for a few seconds or until the viewer is asked something else, and the move that it was about. */
export class Refusals<Move> {
  refusal = $state.raw<Refusal | null>(null);
  /** The refused move: its piece shakes. */
  wrong = $state.raw<Move | null>(null);
  #decision: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #asked: () => number | null;
  readonly #moveRefused: () => void;

  /**
   * `asked`: the number of the decision that the picture on the table asks for.
   * `moveRefused`: called when a move is refused, for the sound of it.
   */
  constructor(asked: () => number | null, moveRefused: () => void) {
    this.#asked = asked;
    this.#moveRefused = moveRefused;
  }

  show(refusal: Refusal): void {
    this.clear();
    this.refusal = refusal;
    this.#decision = this.#asked();
    this.#timer = setTimeout(() => this.clear(), SHOWN);
  }

  /** `refusal`: null where somebody else says why. */
  showFor(move: Move, refusal: Refusal | null): void {
    if (refusal) this.show(refusal);
    this.wrong = null;
    this.#moveRefused();
    // Cleared first, so that the same piece shakes a second time.
    requestAnimationFrame(() => {
      this.wrong = move;
    });
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.refusal = null;
  }

  /** A new picture is on the table: what it asks for matters more than what was refused before. */
  expire(): void {
    const decision = this.#asked();
    if (decision !== null && decision !== this.#decision) this.clear();
    this.wrong = null;
  }
}
