import type { Seat } from '@coven/core';
import { KINDS, NONE } from '../rules/ingredients.plain.ts';
import type { Face } from '../rules/recipes.ts';
import { leftOf, playerAt, rightOf, type State } from '../rules/state.ts';
import { type BrewMeans, meansAt } from './brew-means.ts';
import { type Brewed, Brews, maxMadeOf } from './brews.ts';
import { type Benches, type Prospects, Worth } from './worth.ts';

/** Brews looked at in a playout, and for a decision of the bot itself. */
const PLAYOUT_LOOKS = 400;
const DECISION_LOOKS = 4000;
/** Potions may add up to this many pieces to what recipes make: the tables of worths reach that far. */
const POTIONS = 6;

/** A brew with the tables it was chosen by. */
export interface FoundBrew {
  readonly best: Brewed;
  readonly worth: Worth;
}

/** Finds what a seat would brew. It knows a whole state, but looks only at what the seat can see. */
export class BrewFinder {
  readonly benches: Benches;

  constructor(benches: Benches) {
    this.benches = benches;
  }

  /** The best brew, with one recipe more if given. */
  best(state: State, seat: Seat, prospects = this.prospectsOf(state, seat), more?: Face): FoundBrew {
    return this.#find(meansAt(state, seat, more), prospects);
  }

  /** Brews that leave different pieces, the best first. */
  ranked(state: State, seat: Seat, means: BrewMeans, max: number): readonly Brewed[] {
    const worth = this.#worthFor(means, this.prospectsOf(state, seat));
    return new Brews(means, worth, DECISION_LOOKS).ranked(max);
  }

  /** Neighbours who have not brewed are expected to brew what is best for them, as everything lies now. */
  prospectsOf(state: State, seat: Seat): Prospects {
    const seats = state.players.length;
    const [right, left] = [rightOf(seats, seat), leftOf(seats, seat)];
    const lying = lyingFor(state, seat);
    const atRight = this.#expectedOf(state, right);
    const atLeft = left === right ? atRight : this.#expectedOf(state, left);
    const { bench } = playerAt(state, right);
    return {
      ...lying,
      there: atRight ? lying.there.map((count, kind) => count - (bench[kind] as number) + (atRight.left[kind] as number)) : lying.there,
      coming: atLeft ? lying.coming.map((count, kind) => count + (atLeft.made[kind] as number)) : lying.coming,
    };
  }

  /** Nothing for a neighbour who has brewed. */
  #expectedOf(state: State, seat: Seat): Brewed | undefined {
    const { bench, supply, isDone } = playerAt(state, seat);
    if (state.phase === 'brew' && isDone) return undefined;
    const shown: BrewMeans = { ...meansAt(state, seat), bench, supply, made: NONE, begun: undefined };
    return this.#find(shown, lyingFor(state, seat)).best;
  }

  #find(means: BrewMeans, prospects: Prospects): FoundBrew {
    const worth = this.#worthFor(means, prospects);
    return { best: new Brews(means, worth, PLAYOUT_LOOKS).best(), worth };
  }

  #worthFor(means: BrewMeans, prospects: Prospects): Worth {
    const max = maxMadeOf(means);
    return new Worth(
      this.benches,
      prospects,
      max.map((count) => count + POTIONS),
      means.bench,
    );
  }
}

/** What a brew would meet if nobody else brewed. */
function lyingFor(state: State, seat: Seat): Prospects {
  const seats = state.players.length;
  const { cauldron, made } = playerAt(state, seat);
  // Before the brew what was made are potions and stays in the cauldron.
  const own = state.phase === 'brew' ? cauldron : KINDS.map((kind) => (cauldron[kind] as number) + (made[kind] as number));
  const { bench } = playerAt(state, rightOf(seats, seat));
  return {
    there: KINDS.map((kind) => (bench[kind] as number) + (own[kind] as number)),
    coming: playerAt(state, leftOf(seats, seat)).cauldron,
    cauldron: own,
  };
}
