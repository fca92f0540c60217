import { CROWN, firstOf, HALF, HIGH, KEEP, LEAD, LOW, NUMBER, SUIT, type World } from './world.ts';

const NUMBERS = 9;
const SUITS = 6;
const COUNT = NUMBERS * SUITS;

/** How a card stands in a trick: it leads, wins as the last one, loses as the last one, wins so far, loses whatever comes. */
const LEADING = 0;
const WINNING = 1;
const LOSING = 2;
const AHEAD = 3;
const BEHIND = 4;
const STANDINGS = 5;

/** Where the features of a played card lie, from its standing's first. */
const WON = 0;
const GIVEN = 1;
const HOLDS = 2;
const HOLDS_TWICE = 3;
const BEATERS = 4;
/** By strength, then by strength as a trump. */
const SPENT = 5;
const POINTS = SPENT + 2 * NUMBERS;
const POINTS_EARLY = POINTS + 1;
/** Others of its colour in the hand: of another colour than trump, of trump. */
const COMPANY = POINTS + 2;
const COMPANY_HOLDS = POINTS + 4;
const TRUMP_HOLDS = POINTS + 5;
/** By number. */
const NUMBER_HOLDS = POINTS + 6;
const PLAYED = NUMBER_HOLDS + NUMBERS;

/** Where the features of a crowning lie. */
const COST = 0;
const CHANGES = 1;
const CHANGES_EARLY = 2;
/** By strength, then by strength as a trump: how many of the hand. */
const HELD = 3;
/** By how many trumps the hand has; then the same, by how early it is. */
const TRUMPS = HELD + 2 * NUMBERS;
const TRUMPS_EARLY = TRUMPS + 7;
const UNSEEN_TRUMPS = TRUMPS_EARLY + 7;
/** Trumps that no card out of sight beats. */
const SURE_TRUMPS = UNSEEN_TRUMPS + 1;
const CROWNED = SURE_TRUMPS + 1;

const STAGE = STANDINGS * PLAYED + CROWNED;
/** The draw stage, then the final one. */
export const FEATURES = 2 * STAGE;

const numbered = (name: string, first: number, count: number) => Array.from({ length: count }, (_, at) => `${name} ${first + at}`);
const PLAYED_NAMES = [
  ...['won', 'given', 'holds', 'holds twice', 'beaters'],
  ...[...numbered('spent', 1, NUMBERS), ...numbered('spent trump', 1, NUMBERS)],
  ...['points', 'points early', 'company', 'company of trumps', 'company, holds', 'trump, holds'],
  ...numbered('holds', 1, NUMBERS),
];
const CROWNED_NAMES = [
  ...['cost', 'changes', 'changes early'],
  ...[...numbered('held', 1, NUMBERS), ...numbered('held trump', 1, NUMBERS)],
  ...[...numbered('trumps', 0, 7), ...numbered('trumps early', 0, 7)],
  ...['unseen trumps', 'sure trumps'],
];
/** What the features are called, in their order. */
export const NAMES: readonly string[] = ['drawing', 'final'].flatMap((stage) => [
  ...['leads', 'wins', 'loses', 'is ahead', 'is behind'].flatMap((standing) =>
    PLAYED_NAMES.map((name) => `${stage}: ${standing}, ${name}`),
  ),
  ...CROWNED_NAMES.map((name) => `${stage}: trump, ${name}`),
]);
/** The share of the cards able to beat one that a hand is assumed to hold and use. */
const USED = 0.6;
const FULL_HAND = 6;
const FULL_DECK = 41;

const LOW_OF_SUIT = new Int32Array(SUITS);
const HIGH_OF_SUIT = new Int32Array(SUITS);
for (let card = 0; card < COUNT; card++) {
  const suit = SUIT[card] as number;
  LOW_OF_SUIT[suit] = (LOW_OF_SUIT[suit] as number) | (LOW[card] as number);
  HIGH_OF_SUIT[suit] = (HIGH_OF_SUIT[suit] as number) | (HIGH[card] as number);
}

/** What a choice looks like to the seat that makes it, from what it sees and remembers: at most one number for each feature that is not 0. */
export class Features {
  readonly at = new Int16Array(64);
  readonly values = new Float64Array(64);
  size = 0;
  /** By wheel and card: the cards of its colour that are stronger. */
  readonly #lowBeaters = new Int32Array((NUMBERS + 1) * COUNT);
  readonly #highBeaters = new Int32Array((NUMBERS + 1) * COUNT);

  /** `strength[10 * wheel + number]` */
  constructor(strength: Int8Array) {
    for (let wheel = 1; wheel <= NUMBERS; wheel++) {
      const strengthOf = (card: number) => strength[10 * wheel + (NUMBER[card] as number)] as number;
      for (let card = 0; card < COUNT; card++) {
        const key = wheel * COUNT + card;
        for (let other = 0; other < COUNT; other++) {
          if (SUIT[other] !== SUIT[card] || strengthOf(other) <= strengthOf(card)) continue;
          this.#lowBeaters[key] = (this.#lowBeaters[key] as number) | (LOW[other] as number);
          this.#highBeaters[key] = (this.#highBeaters[key] as number) | (HIGH[other] as number);
        }
      }
    }
  }

  read(world: World, choice: number): void {
    this.size = 0;
    if (world.phase === CROWN) this.#readCrowning(world, choice);
    else this.#readPlay(world, choice);
  }

  #add(at: number, value: number): void {
    this.at[this.size] = at;
    this.values[this.size++] = value;
  }

  #readPlay(world: World, card: number): void {
    const seat = world.toAct;
    const low = world.low[seat] as number;
    const high = world.high[seat] as number;
    const size = world.sizes[seat] as number;
    const suit = SUIT[card] as number;
    const number = NUMBER[card] as number;
    const isTrump = suit === world.trump;
    const laid = world.phase === LEAD ? 0 : world.trickSize;
    let toCome = -laid;
    for (let other = 0; other < world.seats; other++) if (other !== seat && (world.sizes[other] as number) > 0) toCome++;
    const isBeaten = laid > 0 && world.powerOf(card, SUIT[world.trick[0] as number] as number) <= world.bestPower;

    let [standing, holds, beaters] = [isBeaten ? LOSING : WINNING, isBeaten ? 0 : 1, 0];
    if (toCome > 0) {
      standing = isBeaten ? BEHIND : laid === 0 ? LEADING : AHEAD;
      if (!isBeaten) {
        beaters = this.#beatersOf(world, card, world.lowLeft & ~low, world.highLeft & ~high);
        holds = (1 - beaters) ** (toCome * Math.min(FULL_HAND, size) * USED);
      }
    }
    const base = (world.isFinal ? STAGE : 0) + standing * PLAYED;
    const points = number + (laid === 0 ? 0 : world.trickPoints);
    this.#add(base + WON, holds * points);
    this.#add(base + GIVEN, (1 - holds) * points);
    this.#add(base + HOLDS, holds);
    this.#add(base + HOLDS_TWICE, holds * holds);
    this.#add(base + BEATERS, beaters);
    this.#add(base + NUMBER_HOLDS + number - 1, holds);
    if (size === 1) return;
    // What the hand will miss later.
    this.#add(base + SPENT + (isTrump ? NUMBERS : 0) + (world.strength[10 * world.wheel + number] as number) - 1, 1);
    this.#add(base + POINTS, number);
    this.#add(base + POINTS_EARLY, (number * world.deckSize) / FULL_DECK);
    const company = countOf(low & (LOW_OF_SUIT[suit] as number)) + countOf(high & (HIGH_OF_SUIT[suit] as number)) - 1;
    this.#add(base + COMPANY + (isTrump ? 1 : 0), company);
    this.#add(base + COMPANY_HOLDS, holds * company);
    if (isTrump) this.#add(base + TRUMP_HOLDS, holds);
  }

  /** Of the cards out of sight, the share that beats a card. */
  #beatersOf({ wheel, trump }: World, card: number, low: number, high: number): number {
    let lowBeaters = this.#lowBeaters[wheel * COUNT + card] as number;
    let highBeaters = this.#highBeaters[wheel * COUNT + card] as number;
    if (SUIT[card] !== trump && trump >= 0) {
      lowBeaters |= LOW_OF_SUIT[trump] as number;
      highBeaters |= HIGH_OF_SUIT[trump] as number;
    }
    const all = countOf(low) + countOf(high);
    return all === 0 ? 0 : (countOf(low & lowBeaters) + countOf(high & highBeaters)) / all;
  }

  #readCrowning(world: World, card: number): void {
    const seat = world.toAct;
    const base = (world.isFinal ? STAGE : 0) + STANDINGS * PLAYED;
    const early = world.deckSize / FULL_DECK;
    const trump = card === KEEP ? world.trump : (SUIT[card] as number);
    const wheel = card === KEEP ? world.wheel : (NUMBER[card] as number);
    if (card !== KEEP) {
      this.#add(base + COST, NUMBER[card] as number);
      this.#add(base + CHANGES, 1);
      this.#add(base + CHANGES_EARLY, early);
    }
    const low = world.low[seat] as number;
    const high = world.high[seat] as number;
    const lowUnseen = world.lowLeft & ~low;
    const highUnseen = world.highLeft & ~high;
    let [trumps, sure] = [0, 0];
    for (let bits = low, isHigh = false; ; bits &= bits - 1) {
      if (bits === 0) {
        if (isHigh || high === 0) break;
        isHigh = true;
        bits = high;
      }
      const held = isHigh ? HALF + firstOf(bits) : firstOf(bits);
      const strength = world.strength[10 * wheel + (NUMBER[held] as number)] as number;
      const isTrump = SUIT[held] === trump;
      this.#add(base + HELD + (isTrump ? NUMBERS : 0) + strength - 1, 1);
      if (!isTrump) continue;
      trumps++;
      const key = wheel * COUNT + held;
      if ((lowUnseen & (this.#lowBeaters[key] as number)) === 0 && (highUnseen & (this.#highBeaters[key] as number)) === 0) sure++;
    }
    this.#add(base + TRUMPS + trumps, 1);
    this.#add(base + TRUMPS_EARLY + trumps, early);
    this.#add(base + SURE_TRUMPS, sure);
    if (trump < 0) return;
    this.#add(
      base + UNSEEN_TRUMPS,
      countOf(lowUnseen & (LOW_OF_SUIT[trump] as number)) + countOf(highUnseen & (HIGH_OF_SUIT[trump] as number)),
    );
  }
}

/** How many bits are set. */
function countOf(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
