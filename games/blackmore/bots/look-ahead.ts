import type { BotInput } from '@coven/bots';
import { Deadline, Rivals, WIN } from '@coven/bots/search';
import type { Alternative } from '@coven/bots/train';
import type { Random, Seat } from '@coven/core';
import type { Blackmore, Side } from '../rules/index.ts';
import type { Memory } from '../rules/memory.ts';
import type { State } from '../rules/state.ts';
import { ExactEnd } from './exact-end.ts';
import { Features } from './features.ts';
import { Policy } from './policy.ts';
import { weightsFor } from './weights.ts';
import { CARDS, choicesIn, strengthTable, World } from './world.ts';

/** Lead in points that decides clearly. */
const SPREAD = 25;
/** What a point more is worth, as a chance to win. */
const POINT = 0.005;
/** What a choice promises counts as much as this many worlds. */
const PROMISE = 45;

/** Tries every choice of a decision in worlds that fit all a seat was shown, each played on to the end by policy. */
export class LookAhead {
  readonly policy: Policy;
  readonly strength: Int8Array;
  readonly #root: World;
  readonly #world: World;
  readonly #trial: World;
  readonly #end: ExactEnd;
  readonly #choices = new Int8Array(8);
  /** The cards out of the seat's sight, and how many every other seat holds. */
  readonly #unseen = new Int8Array(CARDS.length);
  #unseenCount = 0;
  readonly #missing: number[];

  constructor(seats: number, side: Side, weights: readonly number[] = weightsFor(seats)) {
    this.strength = strengthTable(side);
    const makeWorld = () => new World(seats, this.strength);
    this.policy = new Policy(new Features(this.strength), weights);
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
    const rivals = new Rivals(
      Array.from(choices.subarray(0, count), (choice) => POINT * this.policy.worth(root, choice)),
      PROMISE,
    );
    this.#hide(seat, input.memory());
    let isWhole = true;
    while (isWhole && rivals.open.length > 1) {
      this.#dealWorld(random);
      for (const place of rivals.open) {
        isWhole = deadline.next();
        if (!isWhole) break;
        rivals.set(place, shareOf(this.#after(choices[place] as number), seat));
      }
      if (isWhole) rivals.count();
    }
    return choices[rivals.best] as number;
  }

  /** What each choice looks like, and by how many points the seat then leads the others in the end, on average over some worlds. */
  compared({ rules, seat, random, view, memory }: BotInput<Blackmore>, worlds: number): readonly Alternative[] {
    const root = this.#root;
    root.load(rules.sample(view(), memory(), random));
    const choices = Array.from(this.#choices.subarray(0, choicesIn(root, this.#choices)));
    const features = choices.map((choice) => this.policy.featuresOf(root, choice));
    const leads = choices.map(() => 0);
    this.#hide(seat, memory());
    for (let world = 0; world < worlds; world++) {
      this.#dealWorld(random);
      choices.forEach((choice, at) => {
        leads[at] = (leads[at] as number) + leadOf(this.#after(choice), seat);
      });
    }
    return features.map((one, at) => ({ features: one, value: (leads[at] as number) / worlds }));
  }

  /** Plays a state on to its end as worlds are. */
  playOn(state: State): void {
    this.#trial.load(state);
    this.policy.finish(this.#trial);
  }

  /** Another world that fits what the seat knows. */
  #dealWorld(random: Random): void {
    this.#world.copy(this.#root);
    this.#world.deal(this.#unseen, this.#unseenCount, this.#missing, random);
  }

  /** The world at the end of the game, after a choice. */
  #after(choice: number): World {
    const trial = this.#trial;
    trial.copy(this.#world);
    trial.choose(choice);
    this.policy.finish(trial);
    return trial;
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
function shareOf(world: World, seat: Seat): number {
  const { points, seats } = world;
  const lead = leadOf(world, seat);
  let sharing = 0;
  for (let other = 0; other < seats; other++) if (points[other] === points[seat]) sharing++;
  return WIN * (lead < 0 ? 0 : 1 / sharing) + (1 - WIN) / (1 + Math.exp(-lead / SPREAD));
}

/** What the seat has more than the best of the others. */
function leadOf({ points, seats }: World, seat: Seat): number {
  let best = -1;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, points[other] as number);
  return (points[seat] as number) - best;
}
