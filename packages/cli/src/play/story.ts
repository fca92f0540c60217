import type { Rules, Types } from '@coven/core';

/** What one viewer was shown, as far as it may still be looked at. */
export class Story<T extends Types> {
  readonly #fades: Rules<T>['fades'];
  readonly #all: T['shown'][] = [];
  #open: T['shown'][] = [];

  constructor(fades: Rules<T>['fades']) {
    this.#fades = fades;
  }

  add(shown: T['shown']): void {
    const fades: Readonly<Record<string, string | undefined>> = this.#fades;
    this.#open = this.#open.filter(({ type }) => fades[type] !== shown.type);
    this.#open.push(shown);
    this.#all.push(shown);
  }

  /** While the game runs. */
  get open(): readonly T['shown'][] {
    return this.#open;
  }
  /** Once it is over. */
  get all(): readonly T['shown'][] {
    return this.#all;
  }
}
