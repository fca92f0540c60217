import { wilson } from './interval.ts';
import type { SimulationResult } from './pool.ts';

/** The output of `simulate --json`; other programs depend on these names. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
  readonly bots: readonly BotReport[];
}

interface BotReport {
  readonly name: string;
  readonly seat: number;
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly score: { readonly mean: number; readonly sd: number };
}

export function reportOf(game: string, bots: readonly string[], { tally, seconds }: SimulationResult): Report {
  const { games, moves } = tally;
  return {
    game,
    seats: bots.length,
    games,
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    length: { mean: moves / games, min: tally.shortest, max: tally.longest },
    bots: tally.seats.map(({ wins, score, squares }, seat) => {
      const mean = score / games;
      const variance = games < 2 ? 0 : Math.max(0, (squares - games * mean * mean) / (games - 1));
      return {
        name: bots[seat] as string,
        seat,
        wins,
        winRate: wins / games,
        ...wilson(wins, games),
        score: { mean, sd: Math.sqrt(variance) },
      };
    }),
  };
}
