import type { FileProblem, Game, Option, Options, OptionValue, Rules, Types } from './contract.ts';
import { Problem } from './problem.ts';
import { checkVersion } from './versions.ts';

export type OptionProblem =
  | 'seats-out-of-range'
  | 'unknown-option'
  | 'bad-option-value'
  | 'bad-option-count'
  | 'bad-file'
  | 'file-too-expensive';

/**
 * Checks version, seats and options, fills in defaults and compiles the rules.
 * Throws a `Problem` with an `OptionProblem` or `VersionProblem` code.
 */
export function openGame<T extends Types>(game: Game<T>, seats: number, given: Options = {}, version = game.version): Rules<T> {
  checkVersion(game, version);
  return game.open(completeOptions(game, seats, given), seats, version);
}

/** The same for a stored table or a record: a file that is too expensive for a new table still opens. */
export function reopenGame<T extends Types>(game: Game<T>, seats: number, given: Options, version: number): Rules<T> {
  checkVersion(game, version);
  return game.open(storedOptions(game, seats, given), seats, version);
}

/** All options of the game for a new table, each with a valid value. */
export function completeOptions(game: Game, seats: number, given: Options = {}): Options {
  return complete(game, seats, given, () => true);
}

/** All options of a table or record that already exists: the limits for new tables do not hold. */
export function storedOptions(game: Game, seats: number, given: Options): Options {
  return complete(game, seats, given, ({ isLimit }) => isLimit !== true);
}

/** Whether a problem in a data file counts. */
type Counts = (problem: FileProblem) => boolean;

function complete(game: Game, seats: number, given: Options, counts: Counts): Options {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new Problem<OptionProblem>('seats-out-of-range', { game: game.id, seats, least: min, most: max });
  }
  const known = game.options.map((option) => option.id);
  for (const id of Object.keys(given)) {
    if (!known.includes(id)) throw new Problem<OptionProblem>('unknown-option', { option: id, known: known.join(', ') });
  }
  const options: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const value = Object.hasOwn(given, option.id) ? given[option.id] : undefined;
    options[option.id] = value === undefined ? defaultOf(option, seats) : checked(option, value, seats, counts);
  }
  return options;
}

export function defaultOf(option: Option, seats: number): OptionValue {
  switch (option.kind) {
    case 'choice':
      return option.values[0];
    case 'seat':
      return 'random';
    case 'per-seat':
      return Array.from({ length: seats }, () => option.values[0]);
    case 'file':
      return '';
    default:
      return option satisfies never;
  }
}

/** The allowed values of an option; empty for a file, which may hold any text. */
export function valuesOf(option: Option, seats: number): readonly string[] {
  switch (option.kind) {
    case 'choice':
    case 'per-seat':
      return option.values;
    case 'seat':
      return ['random', ...Array.from({ length: seats }, (_, seat) => String(seat))];
    case 'file':
      return [];
    default:
      return option satisfies never;
  }
}

function checked(option: Option, value: OptionValue, seats: number, counts: Counts): OptionValue {
  if (option.kind === 'per-seat') {
    if (!Array.isArray(value) || value.length !== seats) {
      throw new Problem<OptionProblem>('bad-option-count', { option: option.id, seats });
    }
    for (const one of value) mustBeOneOf(option, one, seats);
    return [...value];
  }
  if (typeof value !== 'string') throw badValue(option, JSON.stringify(value), seats);
  if (option.kind === 'file') {
    const problem: FileProblem | undefined = value === '' ? undefined : option.check(value).find(counts);
    if (problem) {
      const { line, field, reason, args } = problem;
      throw new Problem<OptionProblem>('bad-file', { option: option.id, line, field, reason, ...args });
    }
    return value;
  }
  mustBeOneOf(option, value, seats);
  return value;
}

function mustBeOneOf(option: Option, value: unknown, seats: number): void {
  if (typeof value !== 'string' || !valuesOf(option, seats).includes(value)) throw badValue(option, String(value), seats);
}

function badValue(option: Option, value: string, seats: number): Problem<OptionProblem> {
  return new Problem<OptionProblem>('bad-option-value', {
    option: option.id,
    value: value.slice(0, 60),
    values: valuesOf(option, seats).join(', '),
  });
}
