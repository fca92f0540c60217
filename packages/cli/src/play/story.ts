import { foldShown, type Rules, type Types, without } from '@coven/core';

/** The events one viewer was shown, without those taken back. */
export class Story {
  readonly #fades: Rules['fades'];
  #all: readonly Types['shown'][] = [];
  #open: readonly Types['shown'][] = [];

  constructor(fades: Rules['fades']) {
    this.#fades = fades;
  }

  /** Adds an update. `takenBack`: positions of events taken back, counted from the last one. */
  add(takenBack: readonly number[], shown: readonly Types['shown'][]): void {
    this.#open = foldShown(without(this.#open, takenBack), shown, this.#fades);
    this.#all = [...without(this.#all, takenBack), ...shown];
  }

  /** The events that are visible during the game. */
  get open(): readonly Types['shown'][] {
    return this.#open;
  }
  /** All events, visible once the game is over. */
  get all(): readonly Types['shown'][] {
    return this.#all;
  }
}
