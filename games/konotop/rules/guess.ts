import type { Random } from '@coven/core';
import { type CardId, cardNamed, type Deck } from './deck.ts';
import type { Memory } from './memory.ts';

/** How many proposals a guess is picked from once a deck has been reshuffled. */
const PROPOSALS = 24;

/** The cards of the other hands, and what is left in the deck. */
export interface Guess {
  /** By seat, as indices of cards; empty for the viewer's own. */
  readonly hands: readonly (readonly number[])[];
  /** The copies of each card. */
  readonly left: readonly number[];
}

/**
 * Guesses which card each hidden draw of the others was. All orders of a deck are equally likely, and a guess fits if
 * everything a seat played was in its hand by then. Proposals favour hands that held several copies of a card that was
 * played, as many times as there were copies to play; `worth` makes up for it. While the first deck lasts, it is
 * exactly the chance to accept a proposal. A reshuffle leaves open from which deck a card came, which cannot be weighed
 * at once: then one of several proposals is picked by worth.
 */
export class Guesser {
  /** By seat, in order: the card that was played, or −1 − the deck that was drawn from. */
  readonly #traces: readonly (readonly number[])[];
  /** By deck: the copies of each card that the viewer did not draw. */
  readonly #pools: readonly (readonly number[])[];
  // One proposal's draws, by number: which deck, and which card it turned out to be (−1 while open).
  readonly #deckOf: number[] = [];
  readonly #cardOf: number[] = [];
  // And its plays: the card, and the draws in that hand, which end in the second list where the next play's begin.
  readonly #played: number[] = [];
  readonly #heldAt: number[] = [];
  readonly #heldEnd: number[] = [];

  constructor(deck: Deck, { decks, own, traces }: Memory) {
    const { cards } = deck;
    const indexOf = (id: CardId) => cardNamed(deck, id).index;
    const copies = (counts: Readonly<Record<CardId, number>>, id: CardId) => (Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0);
    this.#traces = traces.map((steps) => steps.map((trace) => ('drew' in trace ? -1 - trace.drew : indexOf(trace.played))));
    this.#pools = decks.map((counts, deck) => cards.map(({ id }) => copies(counts, id) - copies(own[deck] ?? {}, id)));
  }

  guess(random: Random): Guess {
    const isFirstDeck = this.#pools.length === 1;
    for (;;) {
      const guess = isFirstDeck ? this.#acceptedFirst(random) : this.#pickedByWorth(random);
      if (guess) return guess;
    }
  }

  /** A proposal if chance accepts it. Only the copies held tell proposals apart while there is one deck. */
  #acceptedFirst(random: Random): Guess | undefined {
    const { guess } = this.#propose(random);
    for (let play = 0; play < this.#played.length; play++) {
      const copies = this.#copiesAt(play);
      if (copies > 1 && random.below(copies) > 0) return undefined;
    }
    return guess;
  }

  #pickedByWorth(random: Random): Guess | undefined {
    const proposals = Array.from({ length: PROPOSALS }, () => this.#propose(random));
    let left = fraction(random) * proposals.reduce((sum, { worth }) => sum + worth, 0);
    for (const { guess, worth } of proposals) {
      left -= worth;
      if (left < 0) return guess;
    }
    return undefined;
  }

  #propose(random: Random): { guess: Guess | undefined; worth: number } {
    this.#deckOf.length = this.#cardOf.length = this.#played.length = this.#heldAt.length = this.#heldEnd.length = 0;
    const pools = this.#pools.map((pool) => pool.slice());
    const sizes = pools.map(sum);
    let worth = 1;
    const hands = this.#traces.map((traces) => {
      const held: number[] = [];
      for (const trace of traces) {
        if (trace >= 0) {
          worth *= this.#reveal(held, trace, pools, sizes, random);
          if (worth === 0) break;
        } else {
          held.push(this.#deckOf.length);
          this.#deckOf.push(-1 - trace);
          this.#cardOf.push(-1);
        }
      }
      return held;
    });
    if (worth === 0) return { guess: undefined, worth };
    for (const held of hands) {
      for (const draw of held) this.#cardOf[draw] = takeAny(pools[this.#deckOf[draw] as number] as number[], random);
    }
    for (let play = 0; play < this.#played.length; play++) worth /= this.#copiesAt(play);
    const guess = { hands: hands.map((held) => held.map((draw) => this.#cardOf[draw] as number)), left: pools.at(-1) ?? [] };
    return { guess, worth };
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
