import type { Seat } from '@coven/core';
import { openShare } from './greedy.ts';
import type { Pieces } from './pieces.ts';
import { EMPTY, type World } from './world.ts';

/** What the occupiers of a world promise. */
export class Prospects {
  readonly #pieces: Pieces;
  /** By occupier and strength: how much of a reward counts; from the threshold on all of it. */
  readonly #shares: Float64Array;
  readonly #width: number;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
    this.#width = Math.max(...pieces.threshold);
    this.#shares = new Float64Array(pieces.occupiers * this.#width);
    pieces.threshold.forEach((threshold, occupier) => {
      for (let total = 0; total < threshold; total++) {
        this.#shares[occupier * this.#width + total] = openShare(total, threshold);
      }
    });
  }

  /** What the occupier at a place is worth to a seat, against the mean of the others. */
  standing(world: World, place: number, seat: Seat): number {
    const total = world.totals[place] as number;
    if (total === 0) return 0;
    const { seats, rewards } = this.#pieces;
    const occupier = world.row[place] as number;
    if (seats === 2) {
      const own = world.strengths[place * 2 + seat] as number;
      const other = world.strengths[place * 2 + 1 - seat] as number;
      if (own === other) return 0;
      const [most, least] = own > other ? [own, other] : [other, own];
      const lead = (rewards[occupier * 3] as number) - (least > 0 ? (rewards[occupier * 3 + 1] as number) : 0);
      return this.#share(occupier, total) * (own === most ? lead : -lead);
    }
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += world.award(place, other);
    return this.#share(occupier, total) * (world.award(place, seat) - others / (seats - 1));
  }

  /** By seat: points won and what the row promises. */
  worths(world: World, into: Float64Array): void {
    into.set(world.points);
    for (let place = 0; place < world.row.length; place++) {
      const occupier = world.row[place] as number;
      if (occupier === EMPTY) continue;
      const share = this.#share(occupier, world.totals[place] as number);
      if (share === 0) continue;
      for (let seat = 0; seat < into.length; seat++) into[seat] = (into[seat] as number) + share * world.award(place, seat);
    }
  }

  #share(occupier: number, total: number): number {
    return total >= (this.#pieces.threshold[occupier] as number) ? 1 : (this.#shares[occupier * this.#width + total] as number);
  }
}
