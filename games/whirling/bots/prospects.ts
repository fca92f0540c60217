import type { Seat } from '@coven/core';
import { type Counts, KINDS, type Kind } from '../rules/ingredients.ts';
import { leftOf, type Player, playerAt, rightOf, type State } from '../rules/state.ts';

/** How much of a piece in the circle a kind's full places are worth to who feeds them, and how that grows with the pieces there. */
export const TUNE = { full: 1.2, power: 1.6, guard: 1, keep: 1 };

/** By kind and number of pieces on a workbench: what they are worth to the neighbour who feeds it, in pieces of a circle. */
export type Fullness = readonly (readonly number[])[];

export function fullnessOf(capacity: Counts): Fullness {
  return capacity.map((places) => Array.from({ length: places + 1 }, (_, count) => TUNE.full * (count / places) ** TUNE.power));
}

/** What a brew would meet: what will lie where its cauldron goes, and what the others will bring to the brewer. */
export interface Prospects {
  /** Of each kind, at the right neighbour and in the own cauldron. */
  readonly there: Counts;
  /** Of each kind, in the cauldron of the left neighbour. */
  readonly coming: Counts;
  /** What lies in the own cauldron already. */
  readonly cauldron: Counts;
}

export function prospectsOf(state: State, seat: Seat): Prospects {
  const seats = state.players.length;
  const right = playerAt(state, rightOf(seats, seat));
  const left = playerAt(state, leftOf(seats, seat));
  const own = playerAt(state, seat);
  const isBrewing = state.phase === 'brew';
  return {
    there: KINDS.map(
      (kind) => (right.bench[kind] as number) + (own.cauldron[kind] as number) + (isBrewing ? 0 : (own.made[kind] as number)),
    ),
    coming: left.cauldron,
    cauldron: own.cauldron,
  };
}

/** What the pieces that a brew makes are worth, and those it leaves on the brewer's workbench, by kind and count. */
export class Worth {
  readonly made: readonly number[][];
  readonly left: readonly number[][];
  readonly #cauldron: Counts;

  constructor(capacity: Counts, fullness: Fullness, { there, coming, cauldron }: Prospects, maxMade: Counts, bench: Counts) {
    this.#cauldron = cauldron;
    this.made = KINDS.map((kind) => tableOf(maxMade[kind] as number, (count) => lying(capacity, fullness, kind, (there[kind] as number) + count)));
    this.left = KINDS.map((kind) =>
      tableOf(bench[kind] as number, (count) => -TUNE.guard * lying(capacity, fullness, kind, (coming[kind] as number) + count)),
    );
  }

  /** WW-7.10 */
  mayKeep(made: Counts): boolean {
    return KINDS.every((kind) => (this.#cauldron[kind] as number) + (made[kind] as number) > 0);
  }
}

function tableOf(max: number, worthOf: (count: number) => number): number[] {
  const table: number[] = [];
  for (let count = 0; count <= max; count++) table.push(worthOf(count));
  return table;
}

/** So many pieces of a kind for one workbench: what does not fit goes into the circle. */
function lying(capacity: Counts, fullness: Fullness, kind: Kind, count: number): number {
  const places = capacity[kind] as number;
  const row = fullness[kind] as readonly number[];
  return count > places ? (row[places] as number) + count - places : (row[count] as number);
}

export type { Player };
