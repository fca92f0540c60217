import type { Random, Seat } from '@coven/core';
import { cardsOf, PRINTED } from '../rules/cards.ts';
import type { State } from '../rules/state.ts';
import { type Side, strengths } from '../rules/wheel.ts';

export const CARDS = cardsOf(PRINTED);
const COUNT = CARDS.length;
/** Cards are split into two numbers of bits as in the rules' hands. */
export const HALF = 27;
const MAX_SEATS = 5;

/** By card index. */
export const SUIT = Int8Array.from(CARDS, ({ index }) => Math.floor(index / PRINTED.numbers));
export const NUMBER = Int8Array.from(CARDS, ({ number }) => number);
export const LOW = Int32Array.from(CARDS, ({ index }) => (index < HALF ? 1 << index : 0));
export const HIGH = Int32Array.from(CARDS, ({ index }) => (index < HALF ? 0 : 1 << (index - HALF)));

/** `strength[10 * wheel + number]`, as a world wants it. */
export function strengthTable(side: Side): Int8Array {
  const table = new Int8Array(10 * (PRINTED.numbers + 1));
  strengths(side, PRINTED.numbers).forEach((row, wheel) => {
    table.set(row, 10 * wheel);
  });
  return table;
}

/** Choices are card indexes; this one leaves trump and wheel as they are. */
export const KEEP = -1;
/** No card has this suit. */
const NO_TRUMP = -1;
/** More than any strength. */
const TRUMP = 100;

export const LEAD = 0;
const FOLLOW = 1;
export const CROWN = 2;
export const OVER = 3;
const PHASES: Readonly<Partial<Record<State['phase'], number>>> = { lead: LEAD, follow: FOLLOW, crown: CROWN, over: OVER };

/**
 * A world as bare numbers, to be played on many thousand times a second: the rules again without events, with the cards to come in a fixed
 * order. A test plays it beside the rules.
 */
export class World {
  readonly seats: number;
  /** `strength[10 * wheel + number]` */
  readonly strength: Int8Array;
  phase = LEAD;
  toAct: Seat = 0;
  leader: Seat = 0;
  wheel = 0;
  isFinal = false;
  /** Of the card on top of the trump pile. */
  trump = NO_TRUMP;
  readonly low = new Int32Array(MAX_SEATS);
  readonly high = new Int32Array(MAX_SEATS);
  readonly sizes = new Int32Array(MAX_SEATS);
  readonly points = new Int32Array(MAX_SEATS);
  /** The cards that somebody holds or will draw. */
  lowLeft = 0;
  highLeft = 0;
  /** The next card to be drawn is the last. */
  readonly deck = new Int8Array(COUNT);
  deckSize = 0;
  readonly pile = new Int8Array(COUNT);
  pileSize = 0;
  readonly trick = new Int8Array(MAX_SEATS);
  trickSize = 0;
  trickPoints = 0;
  /** Of the card that wins the trick as it lies. */
  bestPower = 0;
  bestSeat: Seat = 0;

  constructor(seats: number, strength: Int8Array) {
    this.seats = seats;
    this.strength = strength;
  }

  copy(from: World): void {
    this.phase = from.phase;
    this.toAct = from.toAct;
    this.leader = from.leader;
    this.wheel = from.wheel;
    this.isFinal = from.isFinal;
    this.trump = from.trump;
    for (let seat = 0; seat < this.seats; seat++) {
      this.low[seat] = from.low[seat] as number;
      this.high[seat] = from.high[seat] as number;
      this.sizes[seat] = from.sizes[seat] as number;
      this.points[seat] = from.points[seat] as number;
    }
    this.lowLeft = from.lowLeft;
    this.highLeft = from.highLeft;
    this.deckSize = from.deckSize;
    for (let at = 0; at < from.deckSize; at++) this.deck[at] = from.deck[at] as number;
    this.pileSize = from.pileSize;
    for (let at = 0; at < from.pileSize; at++) this.pile[at] = from.pile[at] as number;
    this.trickSize = from.trickSize;
    for (let at = 0; at < from.trickSize; at++) this.trick[at] = from.trick[at] as number;
    this.trickPoints = from.trickPoints;
    this.bestPower = from.bestPower;
    this.bestSeat = from.bestSeat;
  }

  /** Takes over a state of the rules that waits for a seat. */
  load(state: State): void {
    this.phase = PHASES[state.phase] as number;
    this.toAct = state.toAct;
    this.leader = state.leader;
    this.wheel = state.wheel;
    this.isFinal = state.isFinal;
    this.pileSize = 0;
    for (const { index } of state.pile) this.pile[this.pileSize++] = index;
    this.trump = this.pileSize === 0 ? NO_TRUMP : (SUIT[this.pile[this.pileSize - 1] as number] as number);
    this.deckSize = 0;
    this.lowLeft = 0;
    this.highLeft = 0;
    for (const { index } of state.deck.sorted()) {
      this.deck[this.deckSize++] = index;
      this.lowLeft |= LOW[index] as number;
      this.highLeft |= HIGH[index] as number;
    }
    state.hands.forEach(({ low, high, size }, seat) => {
      this.low[seat] = low;
      this.high[seat] = high;
      this.sizes[seat] = size;
      this.lowLeft |= low;
      this.highLeft |= high;
      this.points[seat] = 0;
      for (const { number } of state.won[seat] ?? []) this.points[seat] += number;
    });
    this.trickSize = 0;
    this.trickPoints = 0;
    if (this.phase === LEAD) return;
    state.trick.forEach(({ index }, place) => {
      this.#lay(state.trickSeats[place] as Seat, index);
    });
  }

  /** `cards`: the first `count` are out of the seat's sight; `wanted`: how many each hand lacks. */
  deal(cards: Int8Array, count: number, wanted: readonly number[], random: Random): void {
    let left = count;
    for (let seat = 0; seat < this.seats; seat++) {
      for (let missing = wanted[seat] as number; missing > 0; missing--) {
        const at = random.below(left);
        const card = cards[at] as number;
        cards[at] = cards[--left] as number;
        cards[left] = card;
        this.take(seat, card);
      }
    }
    this.deckSize = left;
    for (let at = left - 1; at >= 0; at--) {
      const other = random.below(at + 1);
      const card = cards[other] as number;
      cards[other] = cards[at] as number;
      cards[at] = card;
      this.deck[at] = card;
    }
  }

  /** What a seat that is to play does; in `CROWN` it crowns the card or `KEEP`s. */
  choose(choice: number): void {
    if (this.phase === CROWN) this.#crown(choice);
    else this.#play(choice);
  }

  cardsOf(seat: Seat): number[] {
    const cards: number[] = [];
    for (let bits = this.low[seat] as number; bits !== 0; bits &= bits - 1) cards.push(firstOf(bits));
    for (let bits = this.high[seat] as number; bits !== 0; bits &= bits - 1) cards.push(HALF + firstOf(bits));
    return cards;
  }

  take(seat: Seat, card: number): void {
    this.low[seat] = (this.low[seat] as number) | (LOW[card] as number);
    this.high[seat] = (this.high[seat] as number) | (HIGH[card] as number);
    this.sizes[seat] = (this.sizes[seat] as number) + 1;
  }

  lose(seat: Seat, card: number): void {
    this.low[seat] = (this.low[seat] as number) & ~(LOW[card] as number);
    this.high[seat] = (this.high[seat] as number) & ~(HIGH[card] as number);
    this.sizes[seat] = (this.sizes[seat] as number) - 1;
  }

  powerOf(card: number, led: number): number {
    const suit = SUIT[card] as number;
    const strength = this.strength[10 * this.wheel + (NUMBER[card] as number)] as number;
    return suit === this.trump ? TRUMP + strength : suit === led ? strength : 0;
  }

  #lay(seat: Seat, card: number): void {
    if (this.trickSize === 0) {
      this.bestPower = -1;
      this.trickPoints = 0;
    }
    this.trick[this.trickSize++] = card;
    this.trickPoints += NUMBER[card] as number;
    const power = this.powerOf(card, SUIT[this.trick[0] as number] as number);
    if (power <= this.bestPower) return;
    this.bestPower = power;
    this.bestSeat = seat;
  }

  #play(card: number): void {
    const seat = this.toAct;
    this.lose(seat, card);
    this.lowLeft &= ~(LOW[card] as number);
    this.highLeft &= ~(HIGH[card] as number);
    if (this.phase === LEAD) {
      this.trickSize = 0;
      this.leader = seat;
      this.phase = FOLLOW;
    }
    this.#lay(seat, card);
    for (let next = this.#after(seat); next !== this.leader; next = this.#after(next)) {
      if (this.sizes[next] === 0) continue;
      this.toAct = next;
      return;
    }
    this.leader = this.bestSeat;
    this.toAct = this.bestSeat;
    this.phase = CROWN;
  }

  #crown(card: number): void {
    const winner = this.leader;
    this.points[winner] = (this.points[winner] as number) + this.trickPoints;
    if (card !== KEEP) {
      this.points[winner] = (this.points[winner] as number) - (NUMBER[card] as number);
      this.pile[this.pileSize++] = card;
      this.#turnTo(card);
    }
    if (!this.isFinal) this.#draw();
    let seat = winner;
    for (let asked = 0; asked < this.seats; asked++) {
      if ((this.sizes[seat] as number) > 0) {
        this.toAct = seat;
        this.phase = LEAD;
        return;
      }
      seat = this.#after(seat);
    }
    this.phase = OVER;
  }

  #draw(): void {
    let seat = this.leader;
    for (let drawn = 0; drawn < this.seats; drawn++) {
      if (this.deckSize > 0) this.take(seat, this.deck[--this.deckSize] as number);
      else this.#takeTrump(seat);
      seat = this.#after(seat);
    }
    if (this.deckSize === 0) this.isFinal = true;
  }

  #takeTrump(seat: Seat): void {
    if (this.pileSize === 0) return;
    const card = this.pile[--this.pileSize] as number;
    this.take(seat, card);
    this.lowLeft |= LOW[card] as number;
    this.highLeft |= HIGH[card] as number;
    if (this.pileSize === 0) this.trump = NO_TRUMP;
    else this.#turnTo(this.pile[this.pileSize - 1] as number);
  }

  /** An emptied trump pile leaves the wheel where it stands. */
  #turnTo(card: number): void {
    this.trump = SUIT[card] as number;
    this.wheel = NUMBER[card] as number;
  }

  #after(seat: Seat): Seat {
    return seat + 1 === this.seats ? 0 : seat + 1;
  }
}

/** Writes down what the seat that is to act may choose, and tells how many choices there are. */
export function choicesIn(world: World, into: Int8Array): number {
  let count = 0;
  if (world.phase === CROWN) {
    into[count++] = KEEP;
    for (let place = 0; place < world.trickSize; place++) into[count++] = world.trick[place] as number;
    return count;
  }
  for (let bits = world.low[world.toAct] as number; bits !== 0; bits &= bits - 1) into[count++] = firstOf(bits);
  for (let bits = world.high[world.toAct] as number; bits !== 0; bits &= bits - 1) into[count++] = HALF + firstOf(bits);
  return count;
}

/** The place of the lowest bit. */
export function firstOf(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
