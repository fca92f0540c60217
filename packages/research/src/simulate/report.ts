import { wilson } from './interval.ts';
import type { SimulationResult } from './pool.ts';
import type { Counts } from './tally.ts';

/** Pairs of a value and how often it occurred, by value. */
export type Distribution = readonly (readonly [value: number, games: number])[];

/** The output of `simulate --json`; other programs depend on these names. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly length: { readonly mean: number; readonly min: number; readonly max: number; readonly counts: Distribution };
  readonly bots: readonly BotReport[];
}

export interface BotReport {
  readonly name: string;
  readonly seat: number;
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly score: { readonly mean: number; readonly sd: number; readonly counts: Distribution };
  /** Games in first place, in second, and so on. */
  readonly places: readonly number[];
}

export function reportOf(game: string, bots: readonly string[], { tally, seconds }: SimulationResult): Report {
  const { games, moves } = tally;
  const lengths = distributionOf(tally.lengths);
  return {
    game,
    seats: bots.length,
    games,
    moves,
    seconds,
    movesPerSecond: seconds === 0 ? 0 : moves / seconds,
    length: { mean: games === 0 ? 0 : moves / games, min: lengths[0]?.[0] ?? 0, max: lengths.at(-1)?.[0] ?? 0, counts: lengths },
    bots: tally.seats.map(({ scores, places }, seat) => {
      const wins = places[0] ?? 0;
      const counts = distributionOf(scores);
      return {
        name: bots[seat] as string,
        seat,
        wins,
        winRate: games === 0 ? 0 : wins / games,
        ...wilson(wins, games),
        score: { ...momentsOf(counts, games), counts },
        places,
      };
    }),
  };
}

function distributionOf(counts: Counts): Distribution {
  return [...counts].sort(([a], [b]) => a - b);
}

function momentsOf(counts: Distribution, games: number): { readonly mean: number; readonly sd: number } {
  if (games === 0) return { mean: 0, sd: 0 };
  const sum = (value: (of: number) => number) => counts.reduce((total, [of, times]) => total + value(of) * times, 0);
  const mean = sum((score) => score) / games;
  const variance = games < 2 ? 0 : Math.max(0, (sum((score) => score * score) - games * mean * mean) / (games - 1));
  return { mean, sd: Math.sqrt(variance) };
}
