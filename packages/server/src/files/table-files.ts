import { completeOptions, type Game, type OptionProblem, type Options, Problem } from '@coven/core';
import { Latest } from './latest.ts';
import { splitOptions, tableKey } from './table-key.ts';
import type { Trial } from './trial.ts';
import type { Trials } from './trials.ts';

/** Verdicts remembered: a table that comes back is not tried again. */
const MAX_VERDICTS = 1000;

interface TableKind {
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
}

/** Lets only those tables be opened whose data files have passed a trial. */
export class TableFiles {
  readonly #trials: Trials;
  readonly #verdicts = new Latest<Promise<void>>(MAX_VERDICTS);

  constructor(trials: Trials) {
    this.#trials = trials;
  }

  /** The complete options of a new table; rejects with a `Problem` if they do not fit the game. */
  async complete(game: Game, seats: number, given: Options): Promise<Options> {
    const { files, others } = splitOptions(game, given);
    // Everything else is checked first: it costs nothing.
    const complete = completeOptions(game, seats, others);
    if (Object.keys(files).length === 0) return complete;
    const options = { ...complete, ...files };
    await this.#tried(game, { version: game.version, seats, options }, 'new');
    return options;
  }

  /** Resolves if a stored table can be opened; rejects with a `Problem` if its data files cannot. */
  async admit(game: Game | undefined, kind: TableKind): Promise<void> {
    if (game && Object.keys(splitOptions(game, kind.options).files).length > 0) await this.#tried(game, kind, 'stored');
  }

  #tried(game: Game, { version, seats, options }: TableKind, table: Trial['table']): Promise<void> {
    const key = `${table} ${tableKey(game, version, seats, options)}`;
    const known = this.#verdicts.get(key);
    if (known) return known;
    const [option = ''] = Object.keys(splitOptions(game, options).files);
    const verdict = this.#trials.run({ game: game.id, version, seats, options, table }, option);
    this.#verdicts.set(key, verdict);
    verdict.catch((error: unknown) => {
      // A server that stops or has too much to do says nothing about the file.
      if (error instanceof Problem && error.code === 'unavailable') this.#verdicts.delete(key);
    });
    return verdict;
  }
}

/** Whether a table cannot be opened because of its data file. */
export function isFileProblem(error: unknown): error is Problem<OptionProblem> {
  return error instanceof Problem && (['file-too-expensive', 'bad-file'] satisfies OptionProblem[] as string[]).includes(error.code);
}
