import type { Random } from '@coven/core';
import type { HiddenDraws } from './hidden-draws.ts';

/** Swaps tried for each card between two worlds. */
const SWAPS_PER_CARD = 3;
/** Attempts to place a missing card in the first world: one in `ANYWHERE` anywhere, the others where it fits best. */
const MAX_REPAIRS = 60;
const ANYWHERE = 4;
/** How far the cards may stray from what was seen on the way from one world to the next: in cards missing, and in swaps. */
const MAX_MISSING = 2;
const MAX_STRAY = 60;
/** A swap that makes one more card missing is accepted with a chance of one in this many. */
const RELUCTANCE = 32;
/** The seat of cards that nobody has drawn. */
const NOBODY = -1;

/** Every hidden draw by number, all three lists in the same order. */
interface Draws {
  readonly seats: readonly number[];
  /** When, among the seat's traces. */
  readonly times: readonly number[];
  readonly decks: readonly number[];
}

/**
 * A walk through the ways the cards may have been drawn: two cards of the same deck change places. The walk may stray through ways that do
 * not fit what was played, because some worlds cannot be reached otherwise, but stops only at ways that do. It visits all of these equally
 * often in the long run: a swap is as likely as its reverse, straying is as reluctant as it should be, and a walk that strays too long
 * goes back to where it left.
 */
export class SwapChain {
  /** By draw, those of nobody last. */
  readonly cards: number[];
  readonly #seats: number[];
  readonly #times: number[];
  /** By deck: its draws. */
  readonly #byDeck: readonly number[][];
  readonly #decks: number[];
  readonly #kinds: number;
  /** By seat and card: when it was played, and when it was drawn, both in order; and how many are missing. */
  readonly #plays: number[][] = [];
  readonly #draws: number[][] = [];
  readonly #missing: number[] = [];
  #allMissing = 0;
  /** The swaps since the cards last fitted. */
  readonly #strayed: number[] = [];

  constructor(
    { traces, pools }: HiddenDraws,
    draws: Draws,
    start: { readonly cards: readonly number[]; readonly left: readonly number[] },
  ) {
    this.#kinds = start.left.length;
    this.#seats = [...draws.seats];
    this.#times = [...draws.times];
    this.#decks = [...draws.decks];
    this.cards = [...start.cards];
    start.left.forEach((copies, card) => {
      for (let copy = 0; copy < copies; copy++) {
        this.#seats.push(NOBODY);
        this.#times.push(0);
        this.#decks.push(pools.length - 1);
        this.cards.push(card);
      }
    });
    this.#byDeck = pools.map(() => []);
    this.#decks.forEach((deck, draw) => {
      this.#byDeck[deck]?.push(draw);
    });
    traces.forEach((steps, seat) => {
      for (let card = 0; card < this.#kinds; card++) {
        this.#plays.push(steps.flatMap((trace, time) => (trace === card ? [time] : [])));
        this.#draws.push([]);
        this.#missing.push(0);
        this.#recount(seat * this.#kinds + card);
      }
    });
    this.cards.forEach((card, draw) => {
      this.#add(draw, card);
    });
  }

  /** The copies of each card that nobody has drawn. */
  get left(): readonly number[] {
    const left = Array.from({ length: this.#kinds }, () => 0);
    this.cards.forEach((card, draw) => {
      if (this.#seats[draw] === NOBODY) left[card] = (left[card] as number) + 1;
    });
    return left;
  }

  /** Goes on to another world; `false` if none was found that fits. */
  walk(random: Random): boolean {
    if (this.cards.length === 0) return true;
    for (let repair = 0; this.#allMissing > 0; repair++) {
      if (repair === MAX_REPAIRS) return false;
      this.#repair(random);
      // Cards that change places without harm open ways that a repair alone would not find.
      for (let swap = 0; swap < this.cards.length; swap++) this.#tryOne(random, 0);
    }
    for (let swap = 0; swap < SWAPS_PER_CARD * this.cards.length; swap++) this.#step(random);
    this.#goBack();
    return true;
  }

  /** Gives a seat one of the cards it is missing in exchange for another card of that deck. */
  #repair(random: Random): void {
    const unmet = this.#missing.flatMap((missing, key) => (missing > 0 ? [key] : []));
    const key = unmet[random.below(unmet.length)] as number;
    const [seat, card] = [Math.floor(key / this.#kinds), key % this.#kinds];
    const until = this.#plays[key]?.at(-1) as number;
    const swaps: (readonly [number, number])[] = [];
    this.#seats.forEach((of, draw) => {
      if (of !== seat || (this.#times[draw] as number) > until || this.cards[draw] === card) return;
      for (const mate of this.#byDeck[this.#decks[draw] as number] as readonly number[]) {
        if (this.cards[mate] === card) swaps.push([draw, mate]);
      }
    });
    if (swaps.length === 0) return;
    const anywhere = swaps[random.below(swaps.length)] as readonly [number, number];
    this.#swap(...(random.below(ANYWHERE) === 0 ? anywhere : this.#leastMissing(swaps, anywhere)));
  }

  /** The swap after which the fewest cards are missing; `first` among equals. */
  #leastMissing(swaps: readonly (readonly [number, number])[], first: readonly [number, number]): readonly [number, number] {
    let best = first;
    let least = Number.POSITIVE_INFINITY;
    for (const swap of [first, ...swaps]) {
      this.#swap(...swap);
      if (this.#allMissing < least) {
        least = this.#allMissing;
        best = swap;
      }
      this.#swap(...swap);
    }
    return best;
  }

  #step(random: Random): void {
    const swapped = this.#tryOne(random, MAX_MISSING);
    if (this.#allMissing === 0) {
      this.#strayed.length = 0;
    } else {
      if (swapped) this.#strayed.push(...swapped);
      else this.#strayed.push(0, 0);
      if (this.#strayed.length >= 2 * MAX_STRAY) this.#goBack();
    }
  }

  #goBack(): void {
    while (this.#strayed.length > 0) {
      const [second, first] = [this.#strayed.pop() as number, this.#strayed.pop() as number];
      if (first !== second) this.#swap(first, second);
    }
  }

  /** The two draws that changed places, if they did. */
  #tryOne(random: Random, maxMissing: number): readonly [number, number] | undefined {
    const first = random.below(this.cards.length);
    const mates = this.#byDeck[this.#decks[first] as number] as readonly number[];
    const second = mates[random.below(mates.length)] as number;
    if (this.cards[first] === this.cards[second]) return undefined;
    const before = this.#allMissing;
    this.#swap(first, second);
    if (this.#isKept(this.#allMissing, before, maxMissing, random)) return [first, second];
    this.#swap(first, second);
    return undefined;
  }

  #isKept(after: number, before: number, maxMissing: number, random: Random): boolean {
    if (after <= before) return true;
    return after <= maxMissing && random.below(RELUCTANCE ** (after - before)) === 0;
  }

  #swap(first: number, second: number): void {
    const [one, other] = [this.cards[first] as number, this.cards[second] as number];
    this.#remove(first, one);
    this.#remove(second, other);
    this.cards[first] = other;
    this.cards[second] = one;
    this.#add(first, other);
    this.#add(second, one);
  }

  #add(draw: number, card: number): void {
    const seat = this.#seats[draw] as number;
    if (seat === NOBODY) return;
    const key = seat * this.#kinds + card;
    const times = this.#draws[key] as number[];
    const time = this.#times[draw] as number;
    let at = times.length;
    for (; at > 0 && (times[at - 1] as number) > time; at--) times[at] = times[at - 1] as number;
    times[at] = time;
    this.#recount(key);
  }

  #remove(draw: number, card: number): void {
    const seat = this.#seats[draw] as number;
    if (seat === NOBODY) return;
    const key = seat * this.#kinds + card;
    const times = this.#draws[key] as number[];
    for (let at = times.indexOf(this.#times[draw] as number); at < times.length - 1; at++) times[at] = times[at + 1] as number;
    times.pop();
    this.#recount(key);
  }

  /** How many more copies the seat would have had to draw in time for what it played. */
  #recount(key: number): void {
    const plays = this.#plays[key] as readonly number[];
    const draws = this.#draws[key] as readonly number[];
    let missing = 0;
    let drawn = 0;
    for (let play = 0; play < plays.length; play++) {
      while (drawn < draws.length && (draws[drawn] as number) < (plays[play] as number)) drawn++;
      if (play + 1 - drawn > missing) missing = play + 1 - drawn;
    }
    this.#allMissing += missing - (this.#missing[key] as number);
    this.#missing[key] = missing;
  }
}
