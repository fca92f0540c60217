import { FastRandom, type Random, type Rules, type Seat, type Types } from '@coven/core';
import type { Brain, Line } from './brain.ts';
import { playLine } from './course.ts';
import { playedOn } from './playout.ts';

/** By how many standard errors a line must do better than what policy prefers: a few playouts prove little. */
const DOUBT = 1;
/** A line is given up when it is this many standard errors behind, after `MIN_WORLDS` worlds at the earliest. */
const HOPELESS = 2;
const MIN_WORLDS = 6;
/** What a difference may vary by chance alone where a few playouts happened to agree. */
const MIN_DEVIATION = 0.05;

/** One line, by how much better than the first line it did in each world. */
class Rival<T extends Types> {
  readonly line: Line<T>;
  #worlds = 0;
  #sum = 0;
  #squares = 0;

  constructor(line: Line<T>) {
    this.line = line;
  }

  add(lead: number): void {
    this.#worlds++;
    this.#sum += lead;
    this.#squares += lead * lead;
  }

  get isHopeless(): boolean {
    return this.#worlds >= MIN_WORLDS && this.#mean + HOPELESS * this.#error < 0;
  }

  /** By how much it is better than the first line, as far as that is sure. */
  get lead(): number {
    return this.#worlds < MIN_WORLDS ? Number.NEGATIVE_INFINITY : this.#mean - DOUBT * this.#error;
  }

  get #mean(): number {
    return this.#sum / this.#worlds;
  }

  get #error(): number {
    const variance = Math.max(MIN_DEVIATION ** 2, this.#squares / this.#worlds - this.#mean ** 2);
    return Math.sqrt(variance / this.#worlds);
  }
}

/** A world in which lines are compared. */
interface Trial<T extends Types> {
  readonly world: T['state'];
  /** Of its chance. */
  readonly seed: number;
  /** How the first line did. */
  readonly share: number;
  /** Still to be tried in it. */
  readonly waiting: Rival<T>[];
}

/**
 * For games with a policy that plays well: every world is played on to the horizon from each line, by policy and with the same chance, so
 * that worlds compare lines and not luck. The first line stands for what policy would do; another must prove to be better.
 */
export class Rollouts<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #brain: Brain<T>;
  readonly #seat: Seat;
  readonly #first: Line<T>;
  #rivals: readonly Rival<T>[];
  #trial: Trial<T> | undefined;

  /** `from`: a state that fits what the seat knows; what the seat may do is the same in every world. */
  constructor(rules: Rules<T>, brain: Brain<T>, seat: Seat, from: T['state']) {
    this.#rules = rules;
    this.#brain = brain;
    this.#seat = seat;
    const [first, ...others] = brain.lines(from, seat, brain.width);
    this.#first = first as Line<T>;
    this.#rivals = others.map((line) => new Rival(line));
  }

  /** Whether there is anything left to find out. */
  get isOpen(): boolean {
    return this.#rivals.length > 0;
  }

  get best(): Line<T> {
    let best = this.#first;
    let max = 0;
    for (const { line, lead } of this.#rivals) {
      if (lead <= max) continue;
      max = lead;
      best = line;
    }
    return best;
  }

  /** One playout. */
  iterate(world: T['state'], random: Random): void {
    const rival = this.#trial?.waiting.pop();
    if (this.#trial && rival) {
      rival.add(this.#shareAfter(rival.line, this.#trial) - this.#trial.share);
      return;
    }
    this.#rivals = this.#rivals.filter(({ isHopeless }) => !isHopeless);
    this.#brain.reopen?.(world, this.#seat);
    const trial = { world, seed: random.below(2 ** 31) };
    this.#trial = { ...trial, share: this.#shareAfter(this.#first, trial), waiting: this.#rivals.toReversed() };
  }

  /** The seat's chance to win after a line. */
  #shareAfter(line: Line<T>, trial: Pick<Trial<T>, 'world' | 'seed'>): number {
    const world = this.#rules.clone(trial.world);
    const random = new FastRandom(trial.seed);
    playLine(this.#rules, world, this.#seat, line);
    return playedOn(this.#rules, this.#brain, world, random, 1)[this.#seat] as number;
  }
}
