import { bestOf } from '@coven/bots';
import type { Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import { effectsOf, markerAfter } from '../rules/arcana.ts';
import { mayHold } from '../rules/brewing.ts';
import type { Whirling } from '../rules/index.ts';
import { type Counts, type Kind, kindOf } from '../rules/ingredients.plain.ts';
import { HOLD } from '../rules/moves.ts';
import type { Move } from '../rules/notation.plain.ts';
import { mayTurn } from '../rules/picking.ts';
import type { Face, Recipe } from '../rules/recipes.ts';
import { byInitiative, playerAt, type State } from '../rules/state.ts';
import { BrewFinder } from './brew-finder.ts';
import { type BrewMeans, meansAt } from './brew-means.ts';
import { movesFor } from './brew-moves.ts';
import type { Brewed } from './brews.ts';
import { Effects } from './effects.ts';
import { byHand, recipeWorth, stepWorth } from './features.ts';
import { Benches, type Prospects } from './worth.ts';

/** What an effect that a card sets off is worth when it is picked, in the order of `ARCANA`; in pieces of a circle. */
const EFFECT_WORTHS = [0.35, 0.25, 0.2];

/** What a seat should do, by the brew that would follow in this round. */
export class Policy {
  readonly #rules: Rules<Whirling>;
  readonly #capacity: Counts;
  readonly #weights: readonly number[];
  readonly #finder: BrewFinder;
  readonly #effects: Effects;

  constructor(rules: Rules<Whirling>, capacity: Counts, weights: readonly number[] = byHand(rules.seats)) {
    this.#rules = rules;
    this.#weights = weights;
    this.#capacity = capacity;
    this.#finder = new BrewFinder(new Benches(capacity, weights));
    this.#effects = new Effects(rules, this.#finder);
  }

  /** What looks best. Fast. */
  best(state: State, seat: Seat): Line<Whirling> {
    switch (state.phase) {
      case 'pick':
        return [this.#pick(state, seat)];
      case 'arcana':
        return this.#effects.best(state, seat);
      case 'brew':
        return this.#brew(state, seat);
      default:
        return [bestOf(this.#rules.moves(state, seat), (move) => this.#plainWorth(state, seat, move)).move];
    }
  }

  /** What is worth trying out, the most promising first. */
  lines(state: State, seat: Seat, max: number): readonly Line<Whirling>[] {
    switch (state.phase) {
      case 'arcana':
        return this.#effects.lines(state, seat, max);
      case 'brew':
        return this.#brews(state, seat, max);
      default:
        return this.#singles(state, seat, max);
    }
  }

  #pick(state: State, seat: Seat): Move {
    const prospects = this.#finder.prospectsOf(state, seat);
    return bestOf(facesFor(state, seat), (face) => this.#faceWorth(state, seat, face, prospects)).move.play;
  }

  /** WW-3.5: the lowest initiative brews first, as if everybody waited for the others. */
  #brew(state: State, seat: Seat): Line<Whirling> {
    if (mayWait(state, seat) && byInitiative(state).find((one) => !playerAt(state, one).isDone) !== seat) return [HOLD];
    const { best } = this.#finder.best(state, seat);
    return this.#movesOf(meansAt(state, seat), best);
  }

  /** WW-3.5: to wait costs nothing, and shows what the others brew. */
  #brews(state: State, seat: Seat, max: number): readonly Line<Whirling>[] {
    if (mayWait(state, seat)) return [[HOLD]];
    const means = meansAt(state, seat);
    return this.#finder.ranked(state, seat, means, max).map((brewed) => this.#movesOf(means, brewed));
  }

  #singles(state: State, seat: Seat, max: number): readonly Line<Whirling>[] {
    const prospects = this.#finder.prospectsOf(state, seat);
    const faces = new Map(facesFor(state, seat).map((face) => [face.play, face]));
    const worthOf = (move: Move) => {
      const face = faces.get(move);
      return face ? this.#faceWorth(state, seat, face, prospects) : this.#plainWorth(state, seat, move);
    };
    const ranked = this.#rules.moves(state, seat).map((move) => ({ move, worth: worthOf(move) }));
    return ranked
      .sort((a, b) => b.worth - a.worth)
      .slice(0, max)
      .map(({ move }) => [move]);
  }

  #movesOf(means: BrewMeans, { steps, kept }: Brewed): Line<Whirling> {
    return movesFor(means, steps, () => kept).moves;
  }

  #faceWorth(state: State, seat: Seat, face: Face, prospects: Prospects): number {
    const { markers } = playerAt(state, seat);
    const { symbols } = face.recipe as Recipe;
    let { worth } = this.#finder.best(state, seat, prospects, face).best;
    for (let arcanum = 0; arcanum < symbols.length; arcanum++) {
      const [marker, steps] = [markers[arcanum] as number, symbols[arcanum] as number];
      worth += (EFFECT_WORTHS[arcanum] as number) * effectsOf(marker, steps);
      worth += stepWorth(this.#weights, arcanum, markerAfter(marker, steps) - marker);
    }
    return worth + recipeWorth(this.#weights, face);
  }

  #plainWorth(state: State, seat: Seat, move: Move): number {
    const { bench, offered } = playerAt(state, seat);
    const shareOf = (count: number, kind: Kind) => count / (this.#capacity[kind] as number);
    switch (move.type) {
      case 'grow': // WW-7.8
        return -shareOf(bench[kindOf(move.ingredient)] as number, kindOf(move.ingredient));
      case 'keep': {
        const { start } = offered.find(({ id }) => id === move.character) ?? { start: [] };
        return start.reduce((all, count, kind) => all + shareOf(count, kind), 0);
      }
      default: // A fresh start or a random card is for players who are in despair.
        return Number.NEGATIVE_INFINITY;
    }
  }
}

/** A recipe that is begun must be finished first. */
function mayWait(state: State, seat: Seat): boolean {
  return playerAt(state, seat).using === undefined && mayHold(state, seat);
}

function facesFor(state: State, seat: Seat): Face[] {
  const player = playerAt(state, seat);
  const cards = player.pulled ? [player.pulled] : player.hand;
  return cards.flatMap((recipe) => (mayTurn(player, recipe) ? [recipe.upright, recipe.turned] : [recipe.upright]));
}
