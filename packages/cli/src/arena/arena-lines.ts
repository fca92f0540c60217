import type { Context } from '../command.ts';
import type { Part } from '../simulate/chart.ts';
import { histogramParts } from '../simulate/histogram.ts';
import { aligned } from '../simulate/report-lines.ts';
import type { ArenaReport, Estimate, Rating } from './ratings.ts';

/** The report for people. */
export function arenaLines({ say, common, language }: Context, report: ArenaReport, name: string): readonly string[] {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = (rate: number) => `${one.format(rate * 100)} %`;
  const elo = (points: number | null) => (points === null ? '–' : whole.format(points));
  const interval = ({ low, high }: Estimate) => `${one.format(low * 100)} – ${percent(high)}`;
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
    `${elo(rating.elo.low)} … ${elo(rating.elo.high)}`,
    one.format(rating.score),
  ]);
  return [
    common('word.labelled', { label: name, text: say('simulate.games', { count: report.games, games: whole.format(report.games) }) }),
    '',
    ...aligned([header, ...rows]),
    '',
    // Apart, because all columns together do not fit into 80.
    ...aligned([seats, ...report.ratings.map(({ name: bot, bySeat }) => [bot, ...bySeat.map(percent)])]),
  ];
}

/** Scores and places of each bot for a chart. */
export function arenaParts({ say, common }: Context, ratings: readonly Rating[]): readonly Part[] {
  const histograms = (label: string, group: 'scores' | 'places') =>
    ratings.map((rating) => ({ title: common('word.labelled', { label: rating.name, text: label }), distribution: rating[group], group }));
  return histogramParts([...histograms(say('simulate.scores'), 'scores'), ...histograms(say('simulate.places'), 'places')]);
}
