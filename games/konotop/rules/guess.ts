import type { Random } from '@coven/core';
import type { HiddenDraws } from './hidden-draws.ts';
import { SwapChain } from './swap-chain.ts';

/** How many proposals of a first deck chance may turn down before a guess is made by swapping cards. */
const MAX_TURNED_DOWN = 64;
/** Swapping starts from one of this many proposals, drawn by worth, and starts again this often if that leads nowhere. */
const STARTS = 24;
const MAX_BEGINNINGS = 12;

/** The cards of the other hands, and what is left in the deck. */
export interface Guess {
  /** By seat, as indices of cards; empty for the viewer's own. */
  readonly hands: readonly (readonly number[])[];
  /** The copies of each card. */
  readonly left: readonly number[];
}

/**
 * Guesses which card each hidden draw of the others was. All orders of a deck are equally likely, and a guess fits if
 * everything a seat played was in its hand by then.
 *
 * Proposals favour hands that held several copies of a card that was played, as many times as there were copies to play; `worth` makes
 * up for it. While one deck is open, it is exactly the chance to accept a proposal, and guesses are exactly as likely as they should be.
 * A reshuffle leaves open from which deck a card came, which cannot be weighed at once, and a long game in one deck may turn down almost
 * everything: then cards change places (`SwapChain`), which approaches the right chances without ever reaching them. Whatever happens, the
 * work is bounded; `undefined` if no guess was found that fits.
 */
export class Guesser {
  readonly #hidden: HiddenDraws;
  // Every draw by number: who drew, when among the seat's traces, from which deck, and which card a proposal takes it for (−1 while open).
  readonly #seatOf: number[] = [];
  readonly #timeOf: number[] = [];
  readonly #deckOf: number[] = [];
  readonly #cardOf: number[] = [];
  // A proposal's plays: the card, and the draws in that hand, which end in the second list where the next play's begin.
  readonly #played: number[] = [];
  readonly #heldAt: number[] = [];
  readonly #heldEnd: number[] = [];
  #chain: SwapChain | undefined;
  #isHopeless = false;

  constructor(hidden: HiddenDraws) {
    this.#hidden = hidden;
    hidden.traces.forEach((traces, seat) => {
      traces.forEach((trace, time) => {
        if (trace >= 0) return;
        this.#seatOf.push(seat);
        this.#timeOf.push(time);
        this.#deckOf.push(-1 - trace);
      });
    });
  }

  guess(random: Random): Guess | undefined {
    if (this.#hidden.pools.length === 1 && !this.#chain) {
      for (let turnedDown = 0; turnedDown < MAX_TURNED_DOWN; turnedDown++) {
        const guess = this.#acceptedFirst(random);
        if (guess) return guess;
      }
    }
    for (let beginning = 0; beginning < MAX_BEGINNINGS && !this.#isHopeless; beginning++) {
      this.#chain ??= this.#startChain(random);
      if (this.#chain.walk(random)) return this.#guessed(this.#chain.cards, this.#chain.left);
      this.#chain = undefined;
    }
    this.#isHopeless = true;
    return undefined;
  }

  /** A proposal if chance accepts it. Only the copies held tell proposals apart while there is one deck. */
  #acceptedFirst(random: Random): Guess | undefined {
    const { pools } = this.#propose(random);
    for (let play = 0; play < this.#played.length; play++) {
      const copies = this.#copiesAt(play);
      if (copies > 1 && random.below(copies) > 0) return undefined;
    }
    return this.#guessed(this.#cardOf, pools.at(-1) ?? []);
  }

  /** Starts from a proposal that fits, by worth, or else from the one that fits best. */
  #startChain(random: Random): SwapChain {
    let start: { readonly cards: readonly number[]; readonly left: readonly number[] } = { cards: [], left: [] };
    let fewest = Number.POSITIVE_INFINITY;
    let total = 0;
    for (let proposal = 0; proposal < STARTS; proposal++) {
      const { pools, unmet, worth } = this.#propose(random);
      if (unmet > fewest) continue;
      if (unmet < fewest) total = 0;
      fewest = unmet;
      total += worth;
      if (start.cards.length === 0 || fraction(random) * total < worth) start = { cards: [...this.#cardOf], left: pools.at(-1) ?? [] };
    }
    return new SwapChain(this.#hidden, { seats: this.#seatOf, times: this.#timeOf, decks: this.#deckOf }, start);
  }

  #guessed(cards: readonly number[], left: readonly number[]): Guess {
    const { traces, known } = this.#hidden;
    const hands = traces.map((steps, seat) => this.#unplayed(cards, seat, steps).concat(known[seat] ?? []));
    return { hands, left };
  }

  /** What a seat drew and has not played: copies of a card cannot be told apart. */
  #unplayed(cards: readonly number[], seat: number, steps: readonly number[]): number[] {
    const hand: number[] = [];
    for (let draw = 0; draw < this.#seatOf.length; draw++) if (this.#seatOf[draw] === seat) hand.push(cards[draw] as number);
    for (const played of steps) if (played >= 0) hand.splice(hand.indexOf(played), 1);
    return hand;
  }

  /** One way the cards may have been drawn; `unmet` plays remain for which no card can be found. */
  #propose(random: Random): { readonly pools: readonly number[][]; readonly unmet: number; readonly worth: number } {
    const { traces } = this.#hidden;
    this.#played.length = this.#heldAt.length = this.#heldEnd.length = 0;
    for (let draw = 0; draw < this.#deckOf.length; draw++) this.#cardOf[draw] = -1;
    const pools = this.#hidden.pools.map((pool) => pool.slice());
    const sizes = pools.map(sum);
    let worth = 1;
    let unmet = 0;
    let next = 0;
    for (const steps of traces) {
      const held: number[] = [];
      for (const trace of steps) {
        if (trace < 0) {
          held.push(next++);
          continue;
        }
        const any = this.#reveal(held, trace, pools, sizes, random);
        if (any === 0) unmet++;
        else worth *= any;
      }
    }
    for (let draw = 0; draw < this.#deckOf.length; draw++) {
      if (this.#cardOf[draw] === -1) this.#cardOf[draw] = takeAny(pools[this.#deckOf[draw] as number] as number[], random);
    }
    for (let play = 0; play < this.#played.length; play++) worth /= Math.max(1, this.#copiesAt(play));
    return { pools, unmet, worth };
  }

  /**
   * Decides which draw of a hand a played card was, by how likely each is to have been it, and removes it from the hand.
   * Returns how likely any was, up to a factor that all proposals share.
   */
  #reveal(held: number[], card: number, pools: readonly number[][], sizes: number[], random: Random): number {
    const chanceOf = (draw: number) => {
      const deck = this.#deckOf[draw] as number;
      return ((pools[deck] as number[])[card] as number) / (sizes[deck] as number);
    };
    let any = 0;
    for (const draw of held) {
      any += chanceOf(draw);
      this.#heldAt.push(draw);
    }
    this.#played.push(card);
    this.#heldEnd.push(this.#heldAt.length);
    if (any === 0) return 0;

    let chosen = -1;
    let left = fraction(random) * any;
    for (let at = 0; at < held.length && left >= 0; at++) {
      const chance = chanceOf(held[at] as number);
      if (chance > 0) chosen = at;
      left -= chance;
    }
    const draw = held[chosen] as number;
    const deck = this.#deckOf[draw] as number;
    held.splice(chosen, 1);
    this.#cardOf[draw] = card;
    take(pools[deck] as number[], card);
    sizes[deck] = (sizes[deck] as number) - 1;
    return any;
  }

  /** How many copies of the card that was played its hand held, itself included. */
  #copiesAt(play: number): number {
    const card = this.#played[play];
    let copies = 0;
    for (let at = play === 0 ? 0 : (this.#heldEnd[play - 1] as number); at < (this.#heldEnd[play] as number); at++) {
      if (this.#cardOf[this.#heldAt[at] as number] === card) copies++;
    }
    return copies;
  }
}

/** Removes one card from a bag of copies and returns its index. */
export function takeAny(bag: number[], random: Random): number {
  let left = random.below(sum(bag));
  let card = 0;
  while (left >= (bag[card] as number)) {
    left -= bag[card] as number;
    card++;
  }
  take(bag, card);
  return card;
}

export function take(bag: number[], card: number): void {
  bag[card] = (bag[card] as number) - 1;
}

function sum(bag: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < bag.length; index++) total += bag[index] as number;
  return total;
}

/** From 0 to below 1. */
function fraction(random: Random): number {
  return random.below(0x4000_0000) / 0x4000_0000;
}
