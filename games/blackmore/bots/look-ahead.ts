import type { BotInput } from '@coven/bots';
import { Deadline } from '@coven/bots/search';
import type { Seat } from '@coven/core';
import type { Blackmore, Side } from '../rules/index.ts';
import type { Memory } from '../rules/memory.ts';
import { ExactEnd } from './exact-end.ts';
import { Features } from './features.ts';
import { Policy } from './policy.ts';
import { Rivals } from './rivals.ts';
import { weightsFor } from './weights.ts';
import { CARDS, choicesIn, strengthTable, World } from './world.ts';

/** How much of a game's value is who won; the rest is by how much, which tells of close games what a bare win does not. */
const WIN = 0.5;
/** Lead in points that decides clearly. */
const SPREAD = 25;
/** What a point more is worth, as a chance to win. */
const POINT = 0.005;

/** Tries every choice of a decision in worlds that fit all a seat was shown, each played on to the end by policy. */
export class LookAhead {
  readonly policy: Policy;
  readonly strength: Int8Array;
  readonly #root: World;
  readonly #world: World;
  readonly #trial: World;
  readonly #end: ExactEnd;
  readonly #choices = new Int8Array(8);
  /** The cards out of the seat's sight, and how many each of the others holds of them. */
  readonly #unseen = new Int8Array(CARDS.length);
  #unseenCount = 0;
  readonly #missing: number[];

  constructor(seats: number, side: Side) {
    this.strength = strengthTable(side);
    const makeWorld = () => new World(seats, this.strength);
    this.policy = new Policy(new Features(this.strength), weightsFor(seats));
    this.#root = makeWorld();
    this.#world = makeWorld();
    this.#trial = makeWorld();
    this.#end = new ExactEnd(makeWorld, (world, choice) => this.policy.worth(world, choice));
    this.#missing = Array.from({ length: seats }, () => 0);
  }

  /** A card's index or `KEEP`. */
  best(input: BotInput<Blackmore>): number {
    const { rules, seat, random } = input;
    const deadline = new Deadline(input);
    const root = this.#root;
    root.load(rules.sample(input.view(), input.memory(), random));
    const exact = ExactEnd.fits(root) ? this.#end.best(root, () => deadline.isOver) : undefined;
    if (exact !== undefined) return exact;
    const choices = this.#choices;
    const count = choicesIn(root, choices);
    const rivals = new Rivals(Array.from(choices.subarray(0, count), (choice) => POINT * this.policy.worth(root, choice)));
    this.#hide(seat, input.memory());
    const [world, trial] = [this.#world, this.#trial];
    let isWhole = true;
    while (isWhole && rivals.open.length > 1) {
      world.copy(root);
      world.deal(this.#unseen, this.#unseenCount, this.#missing, random);
      for (const place of rivals.open) {
        isWhole = deadline.next();
        if (!isWhole) break;
        trial.copy(world);
        trial.choose(choices[place] as number);
        this.policy.finish(trial);
        rivals.set(place, shareOf(trial, seat));
      }
      if (isWhole) rivals.count();
    }
    return choices[rivals.best] as number;
  }

  /** Takes what the seat cannot know out of the others' hands. */
  #hide(seat: Seat, { held }: Memory): void {
    const root = this.#root;
    let count = 0;
    for (; count < root.deckSize; count++) this.#unseen[count] = root.deck[count] as number;
    this.#missing.fill(0);
    for (let other = 0; other < root.seats; other++) {
      if (other === seat) continue;
      const known = new Set(held[other]);
      const hidden = root.cardsOf(other).filter((card) => !known.has(CARDS[card]?.id ?? ''));
      this.#missing[other] = hidden.length;
      for (const card of hidden) {
        root.lose(other, card);
        this.#unseen[count++] = card;
      }
    }
    this.#unseenCount = count;
  }
}

/** The seat's chance to win, as a finished world has it. */
function shareOf({ points, seats }: World, seat: Seat): number {
  const own = points[seat] as number;
  let [best, sharing] = [-1, 0];
  for (let other = 0; other < seats; other++) {
    const score = points[other] as number;
    if (other !== seat) best = Math.max(best, score);
    if (score === own) sharing++;
  }
  return WIN * (own < best ? 0 : 1 / sharing) + (1 - WIN) / (1 + Math.exp((best - own) / SPREAD));
}
