import { FastRandom, type Random, type Rules, refusal, type Sampler, type Seat, type Types } from '@coven/core';
import { awaits } from '../awaits.ts';
import { awaitedIn } from '../search/course.ts';
import { softened } from '../search/win-shares.ts';
import { sharesOf } from './chances.ts';
import type { Judge } from './judge.ts';

/** One line in this many begins with a random move: players err, so that a lead of one trick is no sure win. */
const ERRORS = 12;

/** Plays positions on and returns each seat's share of the wins. */
export class Playouts<T extends Types> {
  readonly #rules: Rules<T>;
  readonly #judge: Judge<T>;

  constructor(rules: Rules<T>, judge: Judge<T>) {
    this.#rules = rules;
    this.#judge = judge;
  }

  /** By seat, from 0 to 1: the chances to win over `worlds` worlds, sampled in turn from what each seat knows. */
  value(eyes: readonly Sampler<T['state']>[], worlds: number, seed: string): readonly number[] {
    const sum = Array.from({ length: this.#rules.seats }, () => 0);
    for (let at = 0; at < worlds; at++) {
      const sample = eyes[at % eyes.length] as Sampler<T['state']>;
      const world = sample(new FastRandom(`${seed} world`, at));
      this.finish(world, new FastRandom(`${seed} on`, at), this.#judge.horizon).forEach((share, seat) => {
        sum[seat] = (sum[seat] as number) + share / worlds;
      });
    }
    return sum;
  }

  /** Plays on for at most `lines` lines and returns the shares. Changes the state. */
  finish(state: T['state'], random: Random, lines: number): readonly number[] {
    for (let line = 0; line < lines; line++) {
      const seat = awaitedIn(this.#rules, state, random);
      if (seat === undefined) break;
      if (random.below(ERRORS) === 0) this.#err(state, seat, random);
      if (awaits(this.#rules, state, seat)) this.line(state, seat, random);
    }
    awaitedIn(this.#rules, state, random);
    if (this.#rules.turn(state).kind === 'over') return sharesOf(this.#rules.standings(state));
    return softened(this.#judge.evaluate(state), this.#judge.spread(state));
  }

  /** Lets a seat go on by policy until somebody else or chance comes in between; returns its moves as text. Changes the state. */
  line(state: T['state'], seat: Seat, random: Random): readonly string[] {
    const moves: string[] = [];
    do {
      for (const move of this.#judge.policy(state, seat, random)) {
        moves.push(this.#rules.format(move));
        this.#rules.apply(state, seat, move);
      }
    } while (moves.length < this.#rules.bound && awaits(this.#rules, state, seat));
    return moves;
  }

  #err(state: T['state'], seat: Seat, random: Random): void {
    const moves = this.#rules.moves(state, seat);
    this.#rules.apply(state, seat, moves[random.below(moves.length)] as T['move']);
  }

  /** Makes a seat's moves, as far as this world has them. Changes the state. */
  play(state: T['state'], seat: Seat, moves: readonly string[]): void {
    for (const text of moves) {
      const move = this.#rules.parse(text);
      if (move === undefined || !awaits(this.#rules, state, seat) || refusal(this.#rules, state, seat, move)) return;
      this.#rules.apply(state, seat, move);
    }
  }
}
