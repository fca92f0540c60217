import type { Seat } from '@coven/core';
import { choicesIn, firstOf, HALF, LEAD, OVER, type World } from './world.ts';

/** Positions at the start of a trick, as numbers: which cards of each hand are left, who leads, and which card is on top of the trump pile. */
const HAND_BITS = 6;
const TOP_BITS = 6;
const POSITIONS = 2 ** (2 * HAND_BITS + 1 + TOP_BITS);
/** No card of the deck has this index. */
const NO_CARD = 63;
/** More than all cards score. */
const INFINITE = 1000;
const MAX_MOVES = 7;
/** Positions between two looks at the clock. */
const CLOCK_EVERY = 512;

/** What is known of a position: nothing, or a value that is a lower bound, an upper bound or exact. */
const UNKNOWN = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
const EXACT = 3;

/** Which choice looks better: greater for the more promising. */
export type Order = (world: World, choice: number) => number;

/**
 * Plays the final stage of two seats out, when each knows the other's cards: both try for the greatest lead, which also wins whatever can
 * be won. What follows a trick does not depend on the points so far, so that a position reached in several ways is searched only once.
 */
export class ExactEnd {
  readonly #worlds: readonly World[];
  readonly #choices = Array.from({ length: 3 * HAND_BITS + 1 }, () => new Int8Array(MAX_MOVES));
  readonly #worths = new Float64Array(MAX_MOVES);
  readonly #known = new Uint8Array(POSITIONS);
  readonly #values = new Int16Array(POSITIONS);
  readonly #order: Order;
  /** The cards of both hands at the root, by their place. */
  readonly #places = new Int8Array(NO_CARD);
  #isTimeUp: () => boolean = () => false;
  #positions = 0;
  #hasStopped = false;

  constructor(makeWorld: () => World, order: Order) {
    this.#worlds = Array.from({ length: 3 * HAND_BITS + 2 }, makeWorld);
    this.#order = order;
  }

  static fits({ seats, isFinal }: World): boolean {
    return seats === 2 && isFinal;
  }

  /** The best choice of the seat that is to act; `undefined` if time was up before it was found. */
  best(root: World, isTimeUp: () => boolean): number | undefined {
    this.#known.fill(UNKNOWN);
    this.#positions = 0;
    this.#hasStopped = false;
    this.#isTimeUp = isTimeUp;
    this.#placeCards(root);
    const world = this.#worlds[0] as World;
    world.copy(root);
    const seat = world.toAct;
    const choices = this.#choices[0] as Int8Array;
    const count = this.#sorted(world, choices);
    let [best, max] = [choices[0], -INFINITE];
    for (let at = 0; at < count; at++) {
      const value = this.#after(0, choices[at] as number, seat, max, INFINITE);
      if (this.#hasStopped) return undefined;
      if (value <= max) continue;
      max = value;
      best = choices[at];
    }
    return best;
  }

  /** What seat 0 still gains on seat 1 from here, at least as far as `low` and `high` ask. */
  #valueOf(depth: number, low: number, high: number): number {
    const world = this.#worlds[depth] as World;
    if (world.phase === OVER) return 0;
    if (++this.#positions % CLOCK_EVERY === 0 && this.#isTimeUp()) this.#hasStopped = true;
    if (this.#hasStopped) return 0;
    const key = world.phase === LEAD ? this.#keyOf(world) : -1;
    if (key >= 0) {
      const known = this.#known[key];
      const value = this.#values[key] as number;
      if (known === EXACT || (known === AT_LEAST && value >= high) || (known === AT_MOST && value <= low)) return value;
    }
    const sign = world.toAct === 0 ? 1 : -1;
    const choices = this.#choices[depth] as Int8Array;
    const count = this.#sorted(world, choices);
    let best = -INFINITE;
    // In the eyes of the seat that is to act.
    let sure = sign > 0 ? low : -high;
    const most = sign > 0 ? high : -low;
    const given = sure;
    for (let at = 0; at < count && sure < most; at++) {
      best = Math.max(best, this.#after(depth, choices[at] as number, world.toAct, sure, most));
      sure = Math.max(sure, best);
    }
    if (key >= 0 && !this.#hasStopped) {
      this.#values[key] = sign * best;
      const isBound = best >= most ? sign > 0 : sign < 0;
      this.#known[key] = best > given && best < most ? EXACT : isBound ? AT_LEAST : AT_MOST;
    }
    return sign * best;
  }

  /** What the seat gains by a choice; `low` and `high` are in its eyes. */
  #after(depth: number, choice: number, seat: Seat, low: number, high: number): number {
    const world = this.#worlds[depth] as World;
    const next = this.#worlds[depth + 1] as World;
    next.copy(world);
    next.choose(choice);
    const gained = leadOf(next) - leadOf(world);
    return seat === 0
      ? gained + this.#valueOf(depth + 1, low - gained, high - gained)
      : -gained - this.#valueOf(depth + 1, -high - gained, -low - gained);
  }

  /** Writes down the choices, the more promising first. */
  #sorted(world: World, choices: Int8Array): number {
    const count = choicesIn(world, choices);
    for (let at = 0; at < count; at++) {
      const choice = choices[at] as number;
      const worth = this.#order(world, choice);
      let place = at;
      for (; place > 0 && (this.#worths[place - 1] as number) < worth; place--) {
        this.#worths[place] = this.#worths[place - 1] as number;
        choices[place] = choices[place - 1] as number;
      }
      this.#worths[place] = worth;
      choices[place] = choice;
    }
    return count;
  }

  #placeCards({ low, high }: World): void {
    for (let seat = 0; seat < 2; seat++) {
      let place = 0;
      for (let bits = low[seat] as number; bits !== 0; bits &= bits - 1) this.#places[firstOf(bits)] = place++;
      for (let bits = high[seat] as number; bits !== 0; bits &= bits - 1) this.#places[HALF + firstOf(bits)] = place++;
    }
  }

  #keyOf({ low, high, toAct, pile, pileSize }: World): number {
    let key = pileSize === 0 ? NO_CARD : (pile[pileSize - 1] as number);
    key = (key << 1) | toAct;
    for (let seat = 0; seat < 2; seat++) {
      let left = 0;
      for (let bits = low[seat] as number; bits !== 0; bits &= bits - 1) left |= 1 << (this.#places[firstOf(bits)] as number);
      for (let bits = high[seat] as number; bits !== 0; bits &= bits - 1) left |= 1 << (this.#places[HALF + firstOf(bits)] as number);
      key = (key << HAND_BITS) | left;
    }
    return key;
  }
}

function leadOf({ points }: World): number {
  return (points[0] as number) - (points[1] as number);
}
