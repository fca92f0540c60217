import { bestOf } from '@coven/bots';
import { type Counts, KINDS, type Kind } from '../rules/ingredients.plain.ts';
import { placesWorth } from './features.ts';

/** By kind and number of pieces on a workbench. */
type Fullness = readonly (readonly number[])[];

/** What a brew will meet, of each kind. */
export interface Prospects {
  /** At the right neighbour, and in the own cauldron already. */
  readonly there: Counts;
  /** In the cauldron of the left neighbour. */
  readonly coming: Counts;
  /** In the own cauldron. */
  readonly cauldron: Counts;
}

/** What pieces on workbenches are worth to a seat, by its weights of `FEATURES`. */
export class Benches {
  readonly capacity: Counts;
  readonly weights: readonly number[];
  readonly #right: Fullness;
  readonly #own: Fullness;

  constructor(capacity: Counts, weights: readonly number[]) {
    this.capacity = capacity;
    this.weights = weights;
    const tables = (at: 'right' | 'own', sign: 1 | -1) =>
      capacity.map((places) => rising(tableOf(places, (count) => sign * placesWorth(weights, at, count / places))));
    this.#right = tables('right', 1);
    this.#own = tables('own', -1);
  }

  /** So many pieces of a kind for the right neighbour's workbench: what does not fit goes into the circle. */
  givenWorth(kind: Kind, count: number): number {
    const spilt = Math.max(0, count - (this.capacity[kind] as number));
    return (this.weights[0] as number) * spilt + (this.#right[kind]?.[count - spilt] as number);
  }

  /** So many pieces of a kind for the own workbench: what does not fit goes into the left neighbour's circle. */
  ownWorth(kind: Kind, count: number): number {
    const spilt = Math.max(0, count - (this.capacity[kind] as number));
    return Math.min(0, this.weights[1] as number) * spilt - (this.#own[kind]?.[count - spilt] as number);
  }
}

/** What a brew is worth by what it makes and by what it leaves on the brewer's workbench: by kind and count. */
export class Worth {
  readonly made: readonly (readonly number[])[];
  readonly left: readonly (readonly number[])[];
  readonly #cauldron: Counts;

  /** `maxMade`, `bench`: the most there can be of each kind. */
  constructor(benches: Benches, { there, coming, cauldron }: Prospects, maxMade: Counts, bench: Counts) {
    this.#cauldron = cauldron;
    this.made = KINDS.map((kind) => tableOf(maxMade[kind] as number, (count) => benches.givenWorth(kind, (there[kind] as number) + count)));
    this.left = KINDS.map((kind) => tableOf(bench[kind] as number, (count) => benches.ownWorth(kind, (coming[kind] as number) + count)));
  }

  of(made: Counts, left: Counts): number {
    let worth = 0;
    for (let kind = 0; kind < made.length; kind++) {
      worth += (this.made[kind]?.[made[kind] as number] as number) + (this.left[kind]?.[left[kind] as number] as number);
    }
    return worth;
  }

  /** The kind of which one piece less costs least. */
  leastOf(made: Counts): Kind {
    return bestOf(KINDS, (kind) => {
      const count = made[kind] as number;
      return (this.made[kind]?.[count - 1] ?? Number.NEGATIVE_INFINITY) - (this.made[kind]?.[count] as number);
    }).move;
  }

  /** WW-7.10 */
  hasFiveKinds(made: Counts): boolean {
    return KINDS.every((kind) => (this.#cauldron[kind] as number) + (made[kind] as number) > 0);
  }
}

/** A search of brews relies on it: more never counts less. */
function rising(table: readonly number[]): readonly number[] {
  let max = Number.NEGATIVE_INFINITY;
  return table.map((worth) => {
    max = Math.max(max, worth);
    return max;
  });
}

function tableOf(max: number, worthOf: (count: number) => number): readonly number[] {
  const table: number[] = [];
  for (let count = 0; count <= max; count++) table.push(worthOf(count));
  return table;
}
