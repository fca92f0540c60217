import type { BotInput } from '@coven/bots';
import { Deadline, Rivals, WIN } from '@coven/bots/search';
import { FastRandom, type Random, type Rules, type Seat } from '@coven/core';
import type { Card, Konotop, State } from '../rules/index.ts';
import { type Chain, chainsOf } from './chains.ts';
import { Pieces } from './pieces.ts';
import { Prospects } from './prospects.ts';
import { Turn } from './turn.ts';
import { World } from './world.ts';

/** Ends of chains looked at in a decision. */
const MAX_LOOKS = 400;
/** The most promising ends are tried out: at most `MAX_WIDTH`, and fewer if each would get less than `MIN_WORLDS` worlds. */
const MAX_WIDTH = 40;
const MIN_WORLDS = 4;
/** How long a world is played on after the seat's own turn, in turns of each seat and one more: it must outlast the tactics. */
const ROUNDS = 2;
/** Lead in points that decides: at the start, and in the end. */
const SPREAD = 8;
const LAST_SPREAD = 3;
/** What a point more is worth, as a chance to win, and how many worlds that counts as. */
const POINT = 0.02;
const PROMISE = 8;

/** Tries every chain of a turn in worlds that fit all a seat was shown, each played on by policy with the same luck. */
export class LookAhead {
  readonly #rules: Rules<Konotop>;
  readonly #pieces: Pieces;
  readonly #prospects: Prospects;
  readonly #turn: Turn;
  readonly #trial: World;
  readonly #worths: Float64Array;
  /** Turns after which a world is evaluated. */
  readonly #horizon: number;

  constructor(rules: Rules<Konotop>) {
    this.#rules = rules;
    this.#pieces = new Pieces(rules);
    this.#prospects = new Prospects(this.#pieces);
    this.#turn = new Turn(this.#pieces, this.#prospects);
    this.#trial = new World(this.#pieces);
    this.#worths = new Float64Array(rules.seats);
    this.#horizon = ROUNDS * rules.seats + 1;
  }

  best(input: BotInput<Konotop>): { readonly line: Chain['line']; readonly from: State } {
    const { seat, random } = input;
    const deadline = new Deadline(input);
    const sampler = this.#rules.sampler(input.view(), input.memory());
    const from = sampler(random);
    const chains = distinct(chainsOf(this.#rules, seat, from, MAX_LOOKS))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, widthFor(input));
    const ends = chains.map(({ end }) => {
      const world = new World(this.#pieces);
      world.load(end);
      return world;
    });
    const rivals = new Rivals(
      chains.map(({ worth }) => POINT * worth),
      PROMISE,
    );
    for (let isWhole = true; isWhole && rivals.open.length > 1; ) {
      const sampled = sampler(random);
      const seed = random.below(2 ** 31);
      for (const place of rivals.open) {
        isWhole = deadline.next();
        if (!isWhole) break;
        this.#trial.copy(ends[place] as World);
        this.#deal(seat, from, sampled);
        rivals.set(place, this.#shareAfter(seat, new FastRandom(seed)));
      }
      if (isWhole) rivals.count();
    }
    return { line: (chains[rivals.best] as Chain).line, from };
  }

  /** Plays a state on as worlds are, from the turn of the awaited seat. */
  playOn(state: State, chance: Random): number {
    this.#trial.load(state);
    return this.#shareAfter(state.toAct, chance);
  }

  /** Puts what is hidden from a seat in another state in place of what one has, after the seat's turn in it. */
  #deal(seat: Seat, from: State, sampled: State): void {
    const { handSizes, deck } = this.#trial;
    for (let other = 0; other < handSizes.length; other++) {
      if (other === seat) continue;
      handSizes[other] = 0;
      for (const card of sampled.hands[other] as readonly Card[]) this.#trial.give(other, card.index);
    }
    // What was shuffled at the turn's end was in sight.
    for (let card = 0; card < deck.length; card++) {
      deck[card] = (deck[card] as number) + (sampled.deck[card] as number) - (from.deck[card] as number);
    }
  }

  /** The seat's chance to win, after the world was played on. */
  #shareAfter(seat: Seat, chance: Random): number {
    const world = this.#trial;
    world.settle(chance);
    for (let turn = 0; turn < this.#horizon && !world.isOver; turn++) {
      this.#turn.play(world);
      world.settle(chance);
    }
    return this.#shareOf(world, seat);
  }

  #shareOf(world: World, seat: Seat): number {
    const worths = this.#worths;
    this.#prospects.worths(world, worths);
    const spread = spreadAt(world.hiddenCount, world.fallenCount);
    let sum = 0;
    let ahead = 0;
    for (let other = 0; other < worths.length; other++) {
      const lead = (worths[other] as number) - (worths[seat] as number);
      sum += Math.exp(lead / spread);
      if (lead > 0 || (lead === 0 && world.isAfter(other, seat))) ahead++;
    }
    if (!world.isOver) return 1 / sum;
    return (1 - WIN) / sum + (ahead === 0 ? WIN : 0);
  }
}

/** Lead in points that decides, by how many occupiers are still hidden and how many have fallen. */
export function spreadAt(hidden: number, fallen: number): number {
  return LAST_SPREAD + ((SPREAD - LAST_SPREAD) * hidden) / Math.max(1, hidden + fallen);
}

/** How many chains a decision can try out. */
function widthFor({ iterations, maxIterations }: BotInput<Konotop>): number {
  const enough = Math.floor((iterations ?? maxIterations ?? Number.POSITIVE_INFINITY) / MIN_WORLDS);
  return Math.max(2, Math.min(MAX_WIDTH, enough));
}

/** Without chains that end as another does. */
function distinct(chains: readonly Chain[]): Chain[] {
  const seen = new Set<string>();
  return chains.filter(({ end }) => {
    const text = textOf(end);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** What a seat's turn can change. */
function textOf({ row, hands, points, discard }: State): string {
  const sides = row.map((faceUp) => faceUp?.cards.map((side) => side.map(({ index }) => index)));
  return JSON.stringify([sides, hands.map((hand) => hand.map(({ index }) => index)), points, discard]);
}
