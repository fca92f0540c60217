import type { Bot } from '@coven/bots';
import type { Options } from '@coven/core';
import { KeptLines } from '../kept-lines.ts';
import { InOrder } from '../simulate/in-order.ts';
import { playAll } from '../simulate/pool.ts';
import type { Outcome } from '../simulate/tally.ts';
import { type ArenaReport, ratingsOf } from './ratings.ts';

/** Who plays what in a match. */
export interface MatchPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** A bot for each seat. */
  readonly lineup: readonly Bot[];
  readonly seed: string;
  /** Rounded up to whole deals, in which every bot of the list has every seat. */
  readonly games: number;
  /** For a decision, in milliseconds of the processor; without either each bot thinks as its level does. */
  readonly time?: number | undefined;
  readonly iterations?: number | undefined;
  /** Of the bot `trained`. */
  readonly weights?: readonly number[] | undefined;
}

interface Playing {
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Told how many games were played since the start. */
  reached(games: number): void;
}

/** A match over duplicate deals. It goes on from the games that its file has. */
export class Match {
  readonly games: number;
  readonly #plan: MatchPlan;
  readonly #isOwn: boolean;
  readonly #kept: KeptLines<Outcome>;
  /** Games that were there before. */
  readonly #from: number;

  /** `file`: none if nothing is to be kept; that of another match is refused. */
  constructor(plan: MatchPlan, file: string | undefined) {
    const { game, seats, options, lineup, seed, iterations, weights } = plan;
    this.#plan = plan;
    this.games = Math.ceil(plan.games / seats) * seats;
    this.#isOwn = plan.time === undefined && iterations === undefined;
    const limits = lineup.map((bot) => bot.limits?.iterations ?? null);
    const match = {
      game,
      seats,
      options,
      bots: this.bots,
      seed,
      time: this.#time,
      iterations: iterations ?? null,
      // A level that has other limits now did not play this match.
      ...(this.#isOwn && limits.some((limit) => limit !== null) && { limits }),
      ...(weights && { weights }),
    };
    this.#kept = new KeptLines(file, match, isOutcome);
    this.#from = Math.min(this.games, this.played);
  }

  /** By seat. */
  get bots(): readonly string[] {
    return this.#plan.lineup.map(({ id }) => id);
  }

  /** All games there are, those from the file included. */
  get played(): number {
    return this.#kept.items.length;
  }

  /** Games that remain to be played. */
  get left(): number {
    return this.games - this.#from;
  }

  async play({ threads, signal, reached }: Playing): Promise<void> {
    const { game, seats, options, lineup, seed, iterations, weights } = this.#plan;
    const inOrder = new InOrder((outcome) => this.#kept.add(outcome), this.played);
    const thinking = this.#isOwn ? 'own' : { budget: this.#time ?? 0, iterations };
    await playAll({
      job: { game, seats, options, bots: this.bots, seed, weights, thinking, deals: 'duplicate', detail: 'each' },
      games: this.games,
      from: this.#from,
      // Games are kept in their order: those of bots that search take long, and must not wait for a long block before them.
      block: lineup.some((bot) => bot.limits) ? seats : undefined,
      threads,
      signal,
      played: ({ outcomes }, tally) => {
        reached(tally.games);
        inOrder.add(outcomes);
      },
    });
  }

  /** Counts whole deals only. */
  report(): ArenaReport {
    const { game, seats, seed, iterations } = this.#plan;
    const deals = Math.floor(Math.min(this.games, this.played) / seats);
    const games = deals * seats;
    const ratings = ratingsOf(this.bots, this.#kept.items.slice(0, games));
    return { game, seats, deals, games, seed, milliseconds: this.#time, iterations: iterations ?? null, ratings };
  }

  /** Iterations count where both are given. */
  get #time(): number | null {
    return this.#plan.iterations === undefined ? (this.#plan.time ?? null) : null;
  }
}

/** Games are kept in their order: two commands that wrote into one file would count some twice. */
function isOutcome(item: unknown, number: number): item is Outcome {
  const { game, moves, scores, places } = (item ?? {}) as Partial<Outcome>;
  return game === number && typeof moves === 'number' && Array.isArray(scores) && Array.isArray(places);
}
