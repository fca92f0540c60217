import { FastRandom, type Rules, type Seat, type Types } from '@coven/core';
import { awaits } from '../awaits.ts';
import type { BotInput, Kept } from '../bot.ts';
import type { Adviser, Reason } from '../hint.ts';
import { balanced, type Chances, difference, SURE } from './chances.ts';
import type { Judge } from './judge.ts';
import { Playouts } from './playouts.ts';

/** What a seat knew when it decided, and what it did. */
export interface Decision<T extends Types> {
  readonly seat: Seat;
  readonly view: T['view'];
  readonly memory: T['memory'];
  /** Never empty; one after another, with nobody and no chance in between. */
  readonly moves: readonly string[];
  /** The number of the seat's decision: with the seed it says what is tried out. */
  readonly number: number;
}

export interface Judgement {
  /** What the bot would have done, as far as it could foresee. */
  readonly bot: readonly string[];
  /** Why, for each of these moves, as far as the seat could know; none for a game without reasons. */
  readonly reasons: readonly Reason[];
  /** The chances that the seat lost against that; less than 0 if it found something better. */
  readonly lost: number;
  /** By seat: what the decision changed against an ordinary move. They add up to 0. */
  readonly change: Chances;
}

interface Suggestion {
  readonly moves: readonly string[];
  readonly reasons: readonly Reason[];
}

/** Judges decisions by what the seat could know: it gets no position, only what the seat saw and remembered. */
export class Decisions<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #judge: Judge<T>;
  readonly #playouts: Playouts<T>;
  readonly #worlds: number;
  readonly #seed: string;
  readonly #reasonFor: Adviser<T>['reasonFor'] | undefined;

  constructor(rules: Rules<T>, judge: Judge<T>, worlds: number, seed: string, reasonFor?: Adviser<T>['reasonFor']) {
    this.#reasonFor = reasonFor;
    this.#rules = rules;
    this.#judge = judge;
    this.#playouts = new Playouts(rules, judge);
    this.#worlds = worlds;
    this.#seed = seed;
  }

  judge(decision: Decision<T>): Judgement {
    const { seat, view, memory, moves, number } = decision;
    const seed = `${this.#seed} seat ${seat} decision ${number}`;
    const sampler = this.#rules.sampler(view, memory);
    const { moves: bot, reasons } = this.#suggest(decision, sampler(new FastRandom(`${seed} bot`)), seed);
    const isSame = isBeginning(moves, bot);
    const change = Array.from({ length: this.#rules.seats }, () => 0);
    let lost = 0;
    for (let at = 0; at < this.#worlds; at++) {
      const world = sampler(new FastRandom(`${seed} world`, at));
      const shares = this.#sharesIn(world, seat, seed, at);
      const ordinary = this.#ordinary(world, seat, seed, at);
      const isOrdinary = isBeginning(moves, ordinary);
      // The same worlds and the same luck: lines that are the same make no difference.
      if (isSame && isOrdinary) continue;
      const played = shares(moves);
      if (!isSame) lost += (shares(bot)[seat] as number) - (played[seat] as number);
      if (isOrdinary) continue;
      difference(played, shares(ordinary)).forEach((by, other) => {
        change[other] = (change[other] as number) + by;
      });
    }
    const scale = SURE / this.#worlds;
    return {
      bot,
      reasons,
      lost: Math.round(lost * scale),
      change: balanced(
        change.map((by) => by * scale),
        0,
      ),
    };
  }

  /** What follows in one world when the seat makes some moves; each line is played out once. */
  #sharesIn(world: T['state'], seat: Seat, seed: string, at: number): (moves: readonly string[]) => readonly number[] {
    const known = new Map<string, readonly number[]>();
    return (moves) => {
      const key = moves.join('\n');
      let shares = known.get(key);
      if (!shares) {
        const state = this.#rules.clone(world);
        this.#playouts.play(state, seat, moves);
        shares = this.#playouts.finish(state, new FastRandom(`${seed} on`, at), this.#judge.horizon);
        known.set(key, shares);
      }
      return shares;
    };
  }

  /** What the seat does in this world by policy. */
  #ordinary(world: T['state'], seat: Seat, seed: string, at: number): readonly string[] {
    return this.#playouts.line(this.#rules.clone(world), seat, new FastRandom(`${seed} ordinary`, at));
  }

  /** The bot's moves until somebody else or chance comes in between, in a world of its own. */
  #suggest({ seat, memory: known }: Decision<T>, world: T['state'], seed: string): Suggestion {
    const rules = this.#rules;
    const memory: T['memory'] = JSON.parse(JSON.stringify(known));
    const kept: Kept = {};
    const random = new FastRandom(`${seed} thought`);
    const iterations = Math.max(1, Math.round(this.#worlds * this.#judge.thinking));
    const moves: string[] = [];
    const reasons: Reason[] = [];
    do {
      const input: BotInput<T> = {
        rules,
        seat,
        moves: rules.moves(world, seat),
        view: () => rules.view(world, seat),
        memory: () => memory,
        random,
        budget: 0,
        iterations,
        kept,
      };
      const move = this.#judge.bot.choose(input);
      moves.push(rules.format(move));
      if (this.#reasonFor) reasons.push(this.#reasonFor(input, move));
      rules.apply(world, seat, move, (event) => {
        const shown = rules.show(event, seat);
        if (shown) rules.learn(memory, shown);
      });
    } while (moves.length < rules.bound && awaits(rules, world, seat));
    return { moves, reasons };
  }
}

/** Whether a line goes on where the moves end: others came in between, so that nobody knows how the seat would have gone on. */
function isBeginning(moves: readonly string[], line: readonly string[]): boolean {
  return moves.every((move, at) => line[at] === move);
}
