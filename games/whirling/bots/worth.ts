import { bestOf } from '@coven/bots';
import { type Counts, KINDS, type Kind } from '../rules/ingredients.ts';

/** What a kind's places are worth, once they are full, to the neighbour who feeds them; in pieces of a circle. */
const FULL = 2;
/** With more seats only places that are nearly full count, for others empty and fill them too: by this power of how full they are. */
const MAX_POWER = 4;
/** What lies on the own workbench counts more than what lies on the neighbour's. */
const GUARD = 1.5;

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

/** What pieces on workbenches are worth to who feeds them. */
export class Benches {
  readonly capacity: Counts;
  readonly #fullness: Fullness;

  constructor(capacity: Counts, seats: number) {
    this.capacity = capacity;
    const power = Math.min(seats, MAX_POWER);
    this.#fullness = capacity.map((places) => Array.from({ length: places + 1 }, (_, count) => FULL * (count / places) ** power));
  }

  /** So many pieces of a kind for one workbench: what does not fit goes into the circle. */
  worthOf(kind: Kind, count: number): number {
    const places = this.capacity[kind] as number;
    const spilt = Math.max(0, count - places);
    return spilt + (this.#fullness[kind]?.[count - spilt] as number);
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
    this.made = KINDS.map((kind) => tableOf(maxMade[kind] as number, (count) => benches.worthOf(kind, (there[kind] as number) + count)));
    this.left = KINDS.map((kind) =>
      tableOf(bench[kind] as number, (count) => -GUARD * benches.worthOf(kind, (coming[kind] as number) + count)),
    );
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

function tableOf(max: number, worthOf: (count: number) => number): readonly number[] {
  const table: number[] = [];
  for (let count = 0; count <= max; count++) table.push(worthOf(count));
  return table;
}
