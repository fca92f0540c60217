import type { ArenaReport, Estimate, Rating } from '@coven/research/arena/ratings.ts';
import type { Part } from '@coven/research/chart/chart.ts';
import { histogramParts } from '@coven/research/chart/histogram.ts';
import { whiskersPart } from '@coven/research/chart/whiskers.ts';
import type { Context } from '../command.ts';
import { aligned } from './simulation-lines.ts';

/** The report for people. */
export function arenaLines(context: Context, report: ArenaReport, name: string): readonly string[] {
  const { say, common } = context;
  const { whole, one, percent, interval, elo, eloInterval } = figuresIn(context);
  const header = [
    say('simulate.bot'),
    say('simulate.wins'),
    say('simulate.interval'),
    say('arena.rating'),
    say('simulate.interval'),
    say('simulate.score'),
  ];
  const seats = [say('simulate.bot'), ...Array.from({ length: report.seats }, (_, seat) => common('seat.number', { number: seat + 1 }))];
  const rows = report.ratings.map((rating) => [
    rating.name,
    percent(rating.wins.mean),
    interval(rating.wins),
    elo(rating.elo.mean),
    eloInterval(rating.elo),
    one.format(rating.score),
  ]);
  return [
    common('word.labelled', { label: name, text: say('simulate.games', { count: report.games, games: whole.format(report.games) }) }),
    '',
    ...aligned(1, [header, ...rows]),
    '',
    // Apart, because all columns together do not fit into 80.
    ...aligned(1, [seats, ...report.ratings.map(({ name: bot, bySeat }) => [bot, ...bySeat.map(percent)])]),
  ];
}

/** Shares of wins with ratings, scores and places of each bot, for a chart. */
export function arenaParts(context: Context, { seats, ratings }: ArenaReport): readonly Part[] {
  const { say, common } = context;
  const { percent, elo, eloInterval } = figuresIn(context);
  const histograms = (label: string, group: 'scores' | 'places') =>
    ratings.map((rating) => ({ title: common('word.labelled', { label: rating.name, text: label }), distribution: rating[group], group }));
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

/** How figures are written. */
function figuresIn({ language }: Context) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = (rate: number) => `${one.format(rate * 100)} %`;
  const elo = (points: number | null) => (points === null ? '–' : whole.format(points));
  return {
    whole,
    one,
    percent,
    interval: ({ low, high }: Estimate) => `${one.format(low * 100)} – ${percent(high)}`,
    elo,
    eloInterval: ({ low, high }: Rating['elo']) => `${elo(low)} … ${elo(high)}`,
  };
}
