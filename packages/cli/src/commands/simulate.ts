import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { allBotsOf, loadGameWords } from '@coven/games';
import { chartOf } from '@coven/research/chart/chart.ts';
import { InOrder } from '@coven/research/simulate/in-order.ts';
import { playAll } from '@coven/research/simulate/pool.ts';
import { reportOf } from '@coven/research/simulate/report.ts';
import { command, EXIT } from '../command.ts';
import { writeText } from '../file.ts';
import { botsFrom, DEFAULT_SEED, PLAN_FLAGS, planOf } from '../plan.ts';
import { Progress } from '../progress.ts';
import { reportLines, reportParts } from '../report/simulation-lines.ts';
import { stopOnInterrupt } from '../stop.ts';
import { UsageError } from '../usage.ts';

const DEFAULT_GAMES = 1000;

export const simulate = command({
  flags: {
    ...PLAN_FLAGS,
    games: { kind: 'number', value: 'K', default: String(DEFAULT_GAMES), min: 1, max: 1_000_000_000 },
    seed: { kind: 'text', value: 'S', default: DEFAULT_SEED },
    workers: { kind: 'number', value: 'N', min: 1, max: 1024 },
    each: { kind: 'switch' },
    chart: { kind: 'text', value: 'FILE' },
    json: { kind: 'switch' },
  },
  operands: ['GAME'],
  async run(context, { flags, operands }) {
    const { game, seats, options } = await planOf(operands[0] as string, flags);
    const known = await allBotsOf(game.id);
    const bots = botsFrom(known, seats, flags.bots, known[0]).map(({ id }) => id);
    const { games = DEFAULT_GAMES, each, chart } = flags;
    if (chart !== undefined && existsSync(chart)) throw new UsageError('file-exists', { file: chart });
    const progress = new Progress(context.say, games);
    const inOrder = new InOrder((outcome) => context.out(JSON.stringify(outcome)));
    const stop = stopOnInterrupt();
    const result = await playAll({
      job: {
        game: game.id,
        seats,
        options,
        bots,
        seed: flags.seed ?? DEFAULT_SEED,
        thinking: 'own',
        deals: 'fresh',
        detail: each ? 'each' : 'sums',
      },
      games,
      threads: flags.workers ?? availableParallelism(),
      signal: stop,
      async played({ outcomes }, tally) {
        progress.reached(tally.games);
        inOrder.add(outcomes);
        if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
      },
    });
    progress.finish();
    inOrder.finish();
    const report = reportOf(game.id, bots, result);
    const { name } = await loadGameWords(game.id, context.language);
    // With a line for each game on standard output, the report goes to standard error.
    const print = each ? context.note : context.out;
    for (const line of flags.json ? [JSON.stringify(report)] : reportLines(context, report, name)) print(line);
    if (chart !== undefined) await writeText(chart, chartOf(name, reportParts(context, report)));
    if (!stop.aborted) return EXIT.fine;
    context.note(`coven: ${context.say('simulate.stopped', { played: report.games, of: games })}`);
    return EXIT.interrupted;
  },
});
