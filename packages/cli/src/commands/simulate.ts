import { availableParallelism } from 'node:os';
import type { Bot } from '@coven/bots';
import { botsOf, loadGameWords } from '@coven/games';
import { type Context, command, EXIT } from '../command.ts';
import { botsFrom, PLAN_FLAGS, planOf } from '../plan.ts';
import { playAll } from '../simulate/pool.ts';
import { Progress } from '../simulate/progress.ts';
import { type Report, reportOf } from '../simulate/report.ts';

export const simulate = command({
  flags: {
    ...PLAN_FLAGS,
    games: { kind: 'number', value: 'K', min: 1, max: 1_000_000_000 },
    seed: { kind: 'text', value: 'S' },
    workers: { kind: 'number', value: 'N', min: 1, max: 1024 },
    json: { kind: 'switch' },
  },
  operands: ['GAME'],
  async run(context, { flags, operands }) {
    const { game, seats, options } = await planOf(operands[0] as string, flags);
    const bots = botsFrom(game.id, seats, flags.bots, botsOf(game.id)[0] as Bot).map(({ id }) => id);
    const games = flags.games ?? 1000;
    const progress = new Progress(games);
    const job = { game: game.id, seats, options, bots, seed: flags.seed ?? '1' };
    const played = await playAll(job, games, flags.workers ?? availableParallelism(), (done) => progress.reached(done));
    progress.finish();
    const report = reportOf(game.id, bots, played);
    const lines = flags.json ? [JSON.stringify(report)] : tableOf(context, report, (await loadGameWords(game.id, context.language)).name);
    for (const line of lines) context.out(line);
    return EXIT.fine;
  },
});

function tableOf({ say, common, language }: Context, report: Report, name: string): readonly string[] {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const labelled = (label: string, text: string) => common('word.labelled', { label, text });
  const percent = (rate: number) => `${one.format(rate * 100)} %`;
  const { length, bots } = report;
  const header = [say('simulate.seat'), say('simulate.bot'), say('simulate.wins'), say('simulate.interval'), say('simulate.score'), '±'];
  const rows = bots.map((bot) => [
    common('seat.number', { number: bot.seat + 1 }),
    bot.name,
    percent(bot.winRate),
    `${one.format(bot.low * 100)} – ${percent(bot.high)}`,
    one.format(bot.score.mean),
    one.format(bot.score.sd),
  ]);
  return [
    labelled(name, say('simulate.games', { count: report.games, games: whole.format(report.games) })),
    labelled(say('simulate.length'), `${one.format(length.mean)} (${length.min} – ${length.max})`),
    labelled(
      say('simulate.speed'),
      `${whole.format(report.movesPerSecond)} (${say('simulate.seconds', { seconds: two.format(report.seconds) })})`,
    ),
    '',
    ...aligned([header, ...rows]),
  ];
}

/** Aligns words left and figures right. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
