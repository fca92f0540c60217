import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { loadGameWords } from '@coven/games';
import { arenaBots } from '@coven/research/arena/arena-bots.ts';
import { Match } from '@coven/research/arena/match.ts';
import { chartOf } from '@coven/research/chart/chart.ts';
import { keepMatch, matchesIn } from '@coven/research/strength/match-folder.ts';
import { writeStrengthPage } from '@coven/research/strength/strength-page.ts';
import type { Flags, ParsedArguments } from '../arguments.ts';
import { command, EXIT } from '../command.ts';
import { writeText } from '../file.ts';
import { botsFrom, DEFAULT_SEED, PLAN_FLAGS, planOf } from '../plan.ts';
import { Progress } from '../progress.ts';
import { arenaLines, arenaParts } from '../report/arena-lines.ts';
import { stopOnInterrupt } from '../stop.ts';
import { UsageError } from '../usage.ts';
import { readWeights } from '../weights-file.ts';

const DEFAULT_GAMES = 100;

const FLAGS = {
  ...PLAN_FLAGS,
  bots: { ...PLAN_FLAGS.bots, about: 'rivals' },
  games: { kind: 'number', value: 'K', default: String(DEFAULT_GAMES), min: 1, max: 1_000_000_000 },
  time: { kind: 'number', value: 'MS', min: 1, max: 3_600_000 },
  iterations: { kind: 'number', value: 'N', min: 1, max: 1_000_000_000 },
  seed: { kind: 'text', value: 'S', default: DEFAULT_SEED },
  workers: { kind: 'number', value: 'N', min: 1, max: 1024 },
  weights: { kind: 'text', value: 'FILE' },
  into: { kind: 'text', value: 'FILE' },
  strength: { kind: 'text', value: 'DIR' },
  chart: { kind: 'text', value: 'FILE', about: 'match-chart' },
  json: { kind: 'switch' },
} as const satisfies Flags;

export const arena = command({
  flags: FLAGS,
  operands: ['GAME'],
  async run(context, { flags, operands }) {
    const { game, seats, options } = await planOf(operands[0] as string, flags);
    checkTogether(flags);
    const weights = flags.weights === undefined ? undefined : await readWeights(flags.weights, game.id);
    const known = await arenaBots(game.id, { weights, names: flags.bots?.split(',').map((name) => name.trim()) ?? [] });
    const lineup = botsFrom(known, seats, flags.bots, known.at(-1));
    const { chart, iterations, seed = DEFAULT_SEED } = flags;
    if (weights && !lineup.some(({ id }) => id === 'trained')) throw new UsageError('idle-weights', {});
    // A folder that cannot be read is told before the games are played.
    if (flags.strength !== undefined) matchesIn(flags.strength, game.id);
    if (chart !== undefined && existsSync(chart)) throw new UsageError('file-exists', { file: chart });
    const { games = DEFAULT_GAMES, time } = flags;
    const match = new Match({ game: game.id, seats, options, lineup, seed, games, time, iterations, weights }, flags.into);
    const stop = stopOnInterrupt();
    const progress = new Progress(context.say, match.left);
    const threads = flags.workers ?? availableParallelism();
    await match.play({ threads, signal: stop, reached: (played) => progress.reached(played) });
    progress.finish();
    const report = match.report();
    const { name } = await loadGameWords(game.id, context.language);
    for (const line of flags.json ? [JSON.stringify(report)] : arenaLines(context, report, name)) context.out(line);
    if (chart !== undefined) await writeText(chart, chartOf(name, arenaParts(context, report)));
    if (flags.strength !== undefined && !stop.aborted) {
      keepMatch(flags.strength, report, match.bots);
      writeStrengthPage(flags.strength, (key) => context.say(`strength.${key}`));
    }
    if (!stop.aborted) return EXIT.fine;
    context.note(`coven: ${context.say('simulate.stopped', { played: match.played, of: match.games })}`);
    return EXIT.interrupted;
  },
});

/** One of two things that contradict each other would be passed over in silence. */
function checkTogether({ bots, time, iterations, option, weights, strength }: ParsedArguments<typeof FLAGS>['flags']): void {
  const limited = bots?.split(',').find((name) => name.includes(':'));
  if (limited !== undefined && (time !== undefined || iterations !== undefined))
    throw new UsageError('limits-twice', { text: limited.trim() });
  if (strength !== undefined && (option.length > 0 || weights !== undefined)) throw new UsageError('strength-of-levels', {});
}
