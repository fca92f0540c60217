import { binsFor } from '@coven/research/chart/bins.ts';
import type { Part } from '@coven/research/chart/chart.ts';
import { histogramParts } from '@coven/research/chart/histogram.ts';
import type { BotReport, Report } from '@coven/research/simulate/report.ts';
import type { Context } from '../command.ts';
import { padTo, widthOf } from '../paint.ts';
import { barLine } from './bar-lines.ts';

/** Bars in a row of the terminal. */
const MAX_BARS = 40;

/** The report for people: figures, then how scores, lengths and places are distributed. */
export function reportLines(context: Context, report: Report, name: string): readonly string[] {
  const { say, common, language } = context;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const labelled = (label: string, text: string) => common('word.labelled', { label, text });
  const percent = (rate: number) => `${one.format(rate * 100)} %`;
  const { length, bots, games } = report;
  const header = [say('simulate.seat'), say('simulate.bot'), say('simulate.wins'), say('simulate.interval'), say('simulate.score'), '±'];
  const rows = bots.map((bot) => [
    common('seat.number', { number: bot.seat + 1 }),
    bot.name,
    percent(bot.winRate),
    `${one.format(bot.low * 100)} – ${percent(bot.high)}`,
    one.format(bot.score.mean),
    one.format(bot.score.sd),
  ]);
  const places = bots.map((bot) => [
    common('seat.number', { number: bot.seat + 1 }),
    bot.name,
    ...bot.places.map((times) => percent(games === 0 ? 0 : times / games)),
  ]);
  const placeHeader = [say('simulate.seat'), say('simulate.bot'), ...bots.map((_, at) => common('word.place', { place: at + 1 }))];
  return [
    labelled(name, say('simulate.games', { count: games, games: whole.format(games) })),
    labelled(say('simulate.length'), `${one.format(length.mean)} (${length.min} – ${length.max})`),
    labelled(
      say('simulate.speed'),
      `${whole.format(report.movesPerSecond)} (${say('simulate.seconds', { seconds: two.format(report.seconds) })})`,
    ),
    '',
    ...aligned(2, [header, ...rows]),
    ...(games === 0 ? [] : ['', ...aligned(2, [placeHeader, ...places]), '', ...distributionLines(context, report)]),
  ];
}

function distributionLines(context: Context, { length, bots }: Report): readonly string[] {
  const { say } = context;
  const titles = bots.map((bot) => seatTitle(context, bot));
  const width = Math.max(...titles.map((title) => title.length));
  const scores = binsFor(
    bots.map(({ score }) => score.counts),
    MAX_BARS,
  );
  const lengths = binsFor([length.counts], MAX_BARS);
  const range = ({ min, max }: { min: number; max: number }) => `${min} – ${max}`;
  return [
    `${say('simulate.scores')} (${range(scores)})`,
    ...bots.map((bot, at) => `  ${padTo(titles[at] as string, width)}  ${barLine(bot.score.counts, scores)}`.trimEnd()),
    `${say('simulate.length')} (${range(lengths)})`,
    `  ${padTo('', width)}  ${barLine(length.counts, lengths)}`,
  ];
}

/** The same distributions for a chart. */
export function reportParts(context: Context, { length, bots }: Report): readonly Part[] {
  const { say, common } = context;
  const labelled = (label: string, text: string) => common('word.labelled', { label, text });
  return histogramParts([
    ...bots.map((bot) => ({
      title: labelled(seatTitle(context, bot), say('simulate.scores')),
      distribution: bot.score.counts,
      group: 'scores',
    })),
    ...bots.map((bot) => ({
      title: labelled(seatTitle(context, bot), say('simulate.places')),
      distribution: bot.places.map((games, at) => [at + 1, games] as const),
      group: 'places',
    })),
    { title: say('simulate.length'), distribution: length.counts, group: 'length' },
  ]);
}

function seatTitle({ common }: Context, { seat, name }: BotReport): string {
  return `${common('seat.number', { number: seat + 1 })} ${name}`;
}

/** Columns of words to the left, then figures to the right. */
export function aligned(words: number, rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < words ? padTo(cell, widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
