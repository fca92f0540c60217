import { binsFor } from '@coven/research/chart/bins.ts';
import type { Part } from '@coven/research/chart/chart.ts';
import { histogramParts } from '@coven/research/chart/histogram.ts';
import type { BotReport, Report } from '@coven/research/simulate/report.ts';
import type { Context } from '../command.ts';
import { padTo, widthOf } from '../paint.ts';
import { barLine } from './bar-lines.ts';
import { figuresIn } from './figures.ts';

/** Bars in a row of the terminal. */
const MAX_BARS = 40;

/** The report for people: figures, then how scores, lengths and places are distributed. */
export function reportLines(context: Context, report: Report, name: string): readonly string[] {
  const { say, common, labelled, seatName } = context;
  const { whole, one, two, percent, interval } = figuresIn(context);
  const { length, bots, games } = report;
  const header = [say('simulate.seat'), say('simulate.bot'), say('simulate.wins'), say('simulate.interval'), say('simulate.score'), '±'];
  const rows = bots.map((bot) => {
    const { mean, sd } = bot.score;
    return [seatName(bot.seat), bot.name, percent(bot.winRate), interval(bot), one(mean), one(sd)];
  });
  const places = bots.map((bot) => [seatName(bot.seat), bot.name, ...bot.places.map((times) => percent(games === 0 ? 0 : times / games))]);
  const placeHeader = [say('simulate.seat'), say('simulate.bot'), ...bots.map((_, at) => common('word.place', { place: at + 1 }))];
  return [
    labelled(name, say('simulate.games', { count: games, games: whole(games) })),
    labelled(say('simulate.length'), `${one(length.mean)} (${length.min} – ${length.max})`),
    labelled(say('simulate.speed'), `${whole(report.movesPerSecond)} (${say('simulate.seconds', { seconds: two(report.seconds) })})`),
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
  const { say, labelled } = context;
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

function seatTitle({ seatName }: Context, { seat, name }: BotReport): string {
  return `${seatName(seat)} ${name}`;
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
