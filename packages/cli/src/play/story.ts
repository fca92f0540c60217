import { foldShown, type Rules, type Types, without } from '@coven/core';

/** What one viewer was shown and nobody took back, as far as it may still be looked at. */
export class Story {
  readonly #fades: Rules['fades'];
  #all: readonly Types['shown'][] = [];
  #open: readonly Types['shown'][] = [];

  constructor(fades: Rules['fades']) {
    this.#fades = fades;
  }

  /** One step: what it takes back, counted from the last event, and what it shows. */
  add(takenBack: readonly number[], shown: readonly Types['shown'][]): void {
    this.#open = foldShown(without(this.#open, takenBack), shown, this.#fades);
    this.#all = [...without(this.#all, takenBack), ...shown];
  }

  /** While the game runs. */
  get open(): readonly Types['shown'][] {
    return this.#open;
  }
  /** Once it is over. */
  get all(): readonly Types['shown'][] {
    return this.#all;
  }
}
