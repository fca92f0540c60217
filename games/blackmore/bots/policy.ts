import type { Features } from './features.ts';
import { choicesIn, OVER, type World } from './world.ts';

/** What a seat does without looking ahead: the choice whose features weigh most. */
export class Policy {
  readonly #features: Features;
  readonly #weights: Float64Array;
  readonly #choices = new Int8Array(8);

  constructor(features: Features, weights: ArrayLike<number>) {
    this.#features = features;
    this.#weights = Float64Array.from(weights);
  }

  worth(world: World, choice: number): number {
    const { at, values } = this.#features;
    this.#features.read(world, choice);
    let worth = 0;
    for (let place = 0; place < this.#features.size; place++) {
      worth += (this.#weights[at[place] as number] as number) * (values[place] as number);
    }
    return worth;
  }

  /** What a choice looks like, by feature. */
  featuresOf(world: World, choice: number): readonly number[] {
    const { at, values } = this.#features;
    this.#features.read(world, choice);
    const all = this.#weights.map(() => 0);
    for (let place = 0; place < this.#features.size; place++) {
      const feature = at[place] as number;
      all[feature] = (all[feature] as number) + (values[place] as number);
    }
    return Array.from(all);
  }

  best(world: World): number {
    const count = choicesIn(world, this.#choices);
    let best = this.#choices[0] as number;
    if (count === 1) return best;
    let max = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const worth = this.worth(world, this.#choices[at] as number);
      if (worth <= max) continue;
      max = worth;
      best = this.#choices[at] as number;
    }
    return best;
  }

  /** Plays a world on to the end of the game. */
  finish(world: World): void {
    while (world.phase !== OVER) world.choose(this.best(world));
  }
}
