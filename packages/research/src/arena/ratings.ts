import { groupedBy } from '@coven/core';
import { dealOf, lineupAt } from '../simulate/duplicate.ts';
import { wilson, Z } from '../simulate/interval.ts';
import type { Outcome } from '../simulate/tally.ts';

/** A mean with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How one bot did. */
export interface Rating {
  readonly name: string;
  /** Games times the seats it had in each. */
  readonly games: number;
  /** Share of wins of one seat; a shared first place counts in part. */
  readonly wins: Estimate;
  /** Elo points above a share that is even among the seats; null where it won all or nothing. */
  readonly elo: { readonly [end in keyof Estimate]: number | null };
  readonly score: number;
  /** By seat: the share of wins there. */
  readonly bySeat: readonly number[];
  /** Scores and places with the number of games. */
  readonly scores: readonly (readonly [value: number, games: number])[];
  readonly places: readonly (readonly [value: number, games: number])[];
}

/** The output of `arena --json`; other programs depend on these names. */
export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
  readonly games: number;
  readonly seed: string;
  readonly milliseconds: number | null;
  readonly iterations: number | null;
  readonly ratings: readonly Rating[];
}

/** Rates the bots of a list by whole deals: the seats of one deal are played with the same cards, so deals are what is independent. */
export function ratingsOf(lineup: readonly string[], outcomes: readonly Outcome[]): readonly Rating[] {
  return [...new Set(lineup)].map((name) => ratingOf(name, lineup, outcomes));
}

function ratingOf(name: string, lineup: readonly string[], outcomes: readonly Outcome[]): Rating {
  const seats = lineup.length;
  const results = outcomes.flatMap(({ game, scores, places }) => {
    const winners = places.filter((place) => place === 1).length;
    return places.flatMap((place, seat) => {
      if (lineup[lineupAt(game, seat, seats)] !== name) return [];
      return [{ deal: dealOf(game, seats), seat, place, score: scores[seat] as number, win: place === 1 ? 1 / winners : 0 }];
    });
  });
  const wins = estimateOf([...groupedBy(results, ({ deal }) => deal).values()].map((deal) => meanOf(deal.map(({ win }) => win))));
  return {
    name,
    games: results.length,
    wins,
    elo: { mean: eloOf(wins.mean, seats), low: eloOf(wins.low, seats), high: eloOf(wins.high, seats) },
    score: meanOf(results.map(({ score }) => score)),
    bySeat: lineup.map((_, at) => meanOf(results.filter(({ seat }) => seat === at).map(({ win }) => win))),
    scores: countsOf(results.map(({ score }) => score)),
    places: countsOf(results.map(({ place }) => place)),
  };
}

function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const variance = values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  // Deals that all ended alike say nothing of how they vary.
  if (variance === 0) return { mean, ...wilson(mean * values.length, values.length) };
  const spread = Z * Math.sqrt(variance / Math.max(1, values.length));
  return { mean, low: Math.max(0, mean - spread), high: Math.min(1, mean + spread) };
}

function eloOf(share: number, seats: number): number | null {
  if (share <= 0 || share >= 1) return null;
  return 400 * Math.log10((share / (1 - share)) * (seats - 1));
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function countsOf(values: readonly number[]): readonly (readonly [number, number])[] {
  const groups = groupedBy(values, (value) => value);
  return [...groups].map(([value, all]) => [value, all.length] as const).sort(([a], [b]) => a - b);
}
