import { type Alternatives, fitOf, fitWeights, type Training, TrainingGame } from '@coven/bots/train';
import type { Options, Rules, Types } from '@coven/core';
import type { KeptLines } from '../kept-lines.ts';
import type { TrainReport } from './train-report.ts';
import { type TrainedGame, trainingFile } from './training-file.ts';

/** One game in this number is held out: nothing is learned from it, so it tells what was learned. */
const HELD_OUT = 5;
const DIGITS = 4;

/** What a game's evaluation is learned from. */
export interface LearningPlan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly rules: Rules;
  readonly training: Training;
  readonly seed: string;
  readonly games: number;
  /** In which a decision is tried out. */
  readonly worlds: number;
  /** The weights that learning begins with. */
  readonly start: readonly number[];
}

/** Learns weights from games of a bot with itself. It goes on from the games that its file has. */
export class Learning {
  readonly #plan: LearningPlan;
  readonly #file: KeptLines<TrainedGame>;
  readonly #from: number;

  /** `file`: none if nothing is to be kept; that of another task is refused. */
  constructor(plan: LearningPlan, file: string | undefined) {
    const { game, seats, options, seed, worlds, training, start } = plan;
    this.#plan = plan;
    const task = { trains: game, seats, options, seed, worlds, iterations: training.iterations, weights: start };
    this.#file = trainingFile(file, task, training.names.length);
    this.#from = Math.min(plan.games, this.#file.items.length);
  }

  /** Games that remain to be played. */
  get left(): number {
    return this.#plan.games - this.#from;
  }

  /** All games there are, those from the file included. */
  get played(): number {
    return this.#file.items.length;
  }

  /** `reached` is told how many games were played since the start. */
  async play(signal: AbortSignal, reached: (games: number) => void): Promise<void> {
    const { rules, training, seed, games, worlds, start } = this.#plan;
    for (let at = this.#from; at < games && !signal.aborted; at++) {
      const decisions = await decisionsOf(new TrainingGame(rules, training, seed, at, { worlds, weights: start }), signal);
      if (decisions) this.#file.add({ game: at, decisions });
      reached(at + 1 - this.#from);
    }
  }

  /** `hold`: how much the weights count that learning began with. */
  report(hold: number | undefined): TrainReport {
    const { game, seats, seed, training, start } = this.#plan;
    const games = this.#file.items.slice(0, this.#plan.games);
    const learnedFrom = decisionsIn(games.filter((one) => !isHeldOut(one)));
    const held = decisionsIn(games.filter(isHeldOut));
    const weights = fitWeights(learnedFrom, start, hold).map((weight) => Number(weight.toFixed(DIGITS)));
    return {
      game,
      seats,
      seed,
      games: games.length,
      decisions: learnedFrom.length,
      byHand: fitOf(held, start),
      learned: fitOf(held, weights),
      weights: Object.fromEntries(training.names.map((name, at) => [name, weights[at] as number])),
    };
  }
}

/** Nothing if it was stopped: half a game would not be the one that the seed gives. */
async function decisionsOf(game: TrainingGame<Types>, signal: AbortSignal): Promise<readonly Alternatives[] | undefined> {
  while (game.step()) {
    // Between moves the program does what else it has to do.
    await new Promise(setImmediate);
    if (signal.aborted) return undefined;
  }
  return game.decisions;
}

function isHeldOut({ game }: TrainedGame): boolean {
  return game % HELD_OUT === HELD_OUT - 1;
}

function decisionsIn(games: readonly TrainedGame[]): readonly Alternatives[] {
  return games.flatMap(({ decisions }) => decisions);
}
