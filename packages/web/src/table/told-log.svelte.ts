import type { Types } from '@coven/core';
import { foldShown, without } from '@coven/core/fading';
import type { Told } from '../games/game-table.ts';

type Shown = Types['shown'];
export type NewsListener = (shown: readonly Shown[]) => void;

/** What happened at a table, as far as its viewer may still look at it. */
export class ToldLog {
  /** The oldest first. */
  told = $state.raw<readonly Told[]>([]);
  /** The number of the first event of the picture on the table, where the log is leafed through. */
  newFrom = $state.raw<number | null>(null);
  readonly #fades: Readonly<Record<string, string>>;
  readonly #listeners = new Set<NewsListener>();
  #count = 0;

  /** `fades`: by type of event, the type that ends its time. */
  constructor(fades: Readonly<Record<string, string>>) {
    this.#fades = fades;
  }

  /** Adds what a picture shows. `takenBack`: places of earlier events, counted from the last one, which is 1. */
  tell(shown: readonly Shown[], takenBack: readonly number[]): void {
    const typed = ({ number, shown: event }: Told) => ({ number, shown: event, type: event.type });
    const left = without(this.told, takenBack);
    this.told = foldShown(left.map(typed), this.#numbered(shown).map(typed), this.#fades);
    this.#report(shown);
  }

  /** Puts another log in place of this one; `shown` is what is new in it. */
  replace(told: readonly Told[], shown: readonly Shown[]): void {
    this.told = told;
    this.newFrom = told.length - shown.length;
    this.#report(shown);
  }

  /** Replaces everything: the log from the beginning, once the game is over. */
  retell(shown: readonly Shown[]): void {
    this.told = this.#numbered(shown);
  }

  /** Whether one of these events ends the time of another. */
  hasFading(shown: readonly Shown[]): boolean {
    const ending = Object.values(this.#fades);
    return shown.some(({ type }) => ending.includes(type));
  }

  /** Called with what each picture shows. Returns how to stop that. */
  listen(listener: NewsListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #report(shown: readonly Shown[]): void {
    for (const listener of this.#listeners) listener(shown);
  }

  #numbered(shown: readonly Shown[]): readonly Told[] {
    return shown.map((event) => ({ number: this.#count++, shown: event }));
  }
}
