import { HOLD } from '@coven/bots/train';
import { loadGameWords } from '@coven/games';
import { Learning } from '@coven/research/train/learning.ts';
import { command, EXIT } from '../command.ts';
import { DEFAULT_SEED, PLAN_FLAGS, planOf } from '../plan.ts';
import { Progress } from '../progress.ts';
import { trainLines } from '../report/train-lines.ts';
import { stopOnInterrupt } from '../stop.ts';
import { readWeights, trainingFor } from '../weights-file.ts';

const DEFAULT_GAMES = 100;

export const train = command({
  flags: {
    seats: PLAN_FLAGS.seats,
    option: PLAN_FLAGS.option,
    games: { kind: 'number', value: 'K', default: String(DEFAULT_GAMES), min: 1, max: 1_000_000 },
    worlds: { kind: 'number', value: 'N', about: 'train-worlds', min: 1, max: 100_000 },
    hold: { kind: 'number', value: 'N', default: String(HOLD), min: 0, max: 1_000_000_000 },
    seed: { kind: 'text', value: 'S', default: DEFAULT_SEED },
    weights: { kind: 'text', value: 'FILE', about: 'train-weights' },
    into: { kind: 'text', value: 'FILE' },
    json: { kind: 'switch' },
  },
  operands: ['GAME'],
  async run(context, { flags, operands }) {
    const { game, seats, options, rules } = await planOf(operands[0] as string, flags);
    const training = await trainingFor(game.id);
    const { games = DEFAULT_GAMES, seed = DEFAULT_SEED, worlds = training.worlds } = flags;
    const start = flags.weights === undefined ? training.startFor(seats) : await readWeights(flags.weights, game.id);
    const learning = new Learning({ game: game.id, seats, options, rules, training, seed, games, worlds, start }, flags.into);
    const stop = stopOnInterrupt();
    const progress = new Progress(context.say, learning.left);
    await learning.play(stop, (played) => progress.reached(played));
    progress.finish();
    const report = learning.report(flags.hold);
    const { name } = await loadGameWords(game.id, context.language);
    for (const line of flags.json ? [JSON.stringify(report)] : trainLines(context, report, start, training.names, name)) context.out(line);
    if (!stop.aborted) return EXIT.fine;
    context.note(`coven: ${context.say('simulate.stopped', { played: learning.played, of: games })}`);
    return EXIT.interrupted;
  },
});
