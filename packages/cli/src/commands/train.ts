import { type Alternatives, fitOf, fitWeights, HOLD, type Training, TrainingGame } from '@coven/bots/train';
import type { Types } from '@coven/core';
import { loadGameWords } from '@coven/games';
import { command, EXIT } from '../command.ts';
import { DEFAULT_SEED, PLAN_FLAGS, planOf } from '../plan.ts';
import { Progress } from '../simulate/progress.ts';
import { stopOnInterrupt } from '../simulate/stop.ts';
import { trainLines } from '../train/train-lines.ts';
import { type TrainedGame, trainingFile } from '../train/training-file.ts';
import { readWeights, type TrainReport, trainingFor } from '../train/weights-file.ts';

const DEFAULT_GAMES = 100;
/** Of so many games one is held out: nothing is learned from it, so that it tells what was. */
const HELD_OUT = 5;
const DIGITS = 4;

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
    const task = { trains: game.id, seats, options, seed, worlds, iterations: training.iterations, weights: start };
    const file = trainingFile(flags.into, task, training.names.length);
    const from = Math.min(games, file.items.length);
    const stop = stopOnInterrupt();
    const progress = new Progress(context.say, games - from);
    for (let at = from; at < games && !stop.aborted; at++) {
      const decisions = await decisionsOf(new TrainingGame(rules, training, seed, at, { worlds, weights: start }), stop);
      if (decisions) file.add({ game: at, decisions });
      progress.reached(at + 1 - from);
    }
    progress.finish();
    const report = reportOf(training, start, flags.hold, { game: game.id, seats, seed }, file.items.slice(0, games));
    const { name } = await loadGameWords(game.id, context.language);
    for (const line of flags.json ? [JSON.stringify(report)] : trainLines(context, report, start, training.names, name)) context.out(line);
    if (!stop.aborted) return EXIT.fine;
    context.note(`coven: ${context.say('simulate.stopped', { played: file.items.length, of: games })}`);
    return EXIT.interrupted;
  },
});

/** Nothing if it was stopped: half a game would not be the one that the seed gives. */
async function decisionsOf(game: TrainingGame<Types>, stop: AbortSignal): Promise<readonly Alternatives[] | undefined> {
  while (game.step()) {
    // Between moves the bar is drawn, and Ctrl-C is heard.
    await new Promise(setImmediate);
    if (stop.aborted) return undefined;
  }
  return game.decisions;
}

function reportOf(
  { names }: Training,
  start: readonly number[],
  hold: number | undefined,
  run: Pick<TrainReport, 'game' | 'seats' | 'seed'>,
  games: readonly TrainedGame[],
): TrainReport {
  const isHeldOut = ({ game }: TrainedGame) => game % HELD_OUT === HELD_OUT - 1;
  const decisionsOf = (some: readonly TrainedGame[]) => some.flatMap(({ decisions }) => decisions);
  const learned = decisionsOf(games.filter((game) => !isHeldOut(game)));
  const held = decisionsOf(games.filter(isHeldOut));
  const weights = fitWeights(learned, start, hold).map((weight) => Number(weight.toFixed(DIGITS)));
  return {
    ...run,
    games: games.length,
    decisions: learned.length,
    byHand: fitOf(held, start),
    learned: fitOf(held, weights),
    weights: Object.fromEntries(names.map((name, at) => [name, weights[at] as number])),
  };
}
