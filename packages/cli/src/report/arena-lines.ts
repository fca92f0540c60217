import type { ArenaReport, Rating } from '@coven/research/arena/ratings.ts';
import type { Part } from '@coven/research/chart/chart.ts';
import { histogramParts } from '@coven/research/chart/histogram.ts';
import { whiskersPart } from '@coven/research/chart/whiskers.ts';
import type { Context } from '../command.ts';
import { figuresIn } from './figures.ts';
import { aligned } from './simulation-lines.ts';

/** The report for people. */
export function arenaLines(context: Context, report: ArenaReport, name: string): readonly string[] {
  const { say, labelled, seatName } = context;
  const { whole, one, percent, interval } = figuresIn(context);
  const { elo, eloInterval } = eloIn(context);
  const header = [
    say('simulate.bot'),
    say('simulate.wins'),
    say('simulate.interval'),
    say('arena.rating'),
    say('simulate.interval'),
    say('simulate.score'),
  ];
  const seats = [say('simulate.bot'), ...Array.from({ length: report.seats }, (_, seat) => seatName(seat))];
  const rows = report.ratings.map((rating) => [
    rating.name,
    percent(rating.wins.mean),
    interval(rating.wins),
    elo(rating.elo.mean),
    eloInterval(rating.elo),
    one(rating.score),
  ]);
  return [
    labelled(name, say('simulate.games', { count: report.games, games: whole(report.games) })),
    '',
    ...aligned(1, [header, ...rows]),
    '',
    // Apart, because all columns together do not fit into 80.
    ...aligned(1, [seats, ...report.ratings.map(({ name: bot, bySeat }) => [bot, ...bySeat.map(percent)])]),
  ];
}

/** Shares of wins with ratings, scores and places of each bot, for a chart. */
export function arenaParts(context: Context, { seats, ratings }: ArenaReport): readonly Part[] {
  const { say, labelled } = context;
  const { percent } = figuresIn(context);
  const { elo, eloInterval } = eloIn(context);
  const histograms = (label: string, group: 'scores' | 'places') =>
    ratings.map((rating) => ({ title: labelled(rating.name, label), distribution: rating[group], group }));
  const whiskers = ratings.map(({ name, wins, elo: points }) => ({
    ...wins,
    label: name,
    figures: `${percent(wins.mean)} · ${elo(points.mean)} (${eloInterval(points)})`,
  }));
  return [
    whiskersPart(`${say('simulate.wins')} · ${say('arena.rating')} (${say('simulate.interval')})`, whiskers, 1 / seats),
    ...histogramParts([...histograms(say('simulate.scores'), 'scores'), ...histograms(say('simulate.places'), 'places')]),
  ];
}

function eloIn(context: Context) {
  const { whole } = figuresIn(context);
  const elo = (points: number | null) => (points === null ? '–' : whole(points));
  return { elo, eloInterval: ({ low, high }: Rating['elo']) => `${elo(low)} … ${elo(high)}` };
}
