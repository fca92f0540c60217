import type { Game } from './contract.ts';
import type { Hex } from './digest.ts';
import { Problem } from './problem.ts';

/** One change to the rules. */
export interface RulesChange<Id extends string = string> {
  readonly id: Id;
  /** The first version that has it. */
  readonly since: number;
  /** The number of the rule it changes. */
  readonly rule: string;
  /** What is new, in one sentence for developers. */
  readonly what: string;
}

/** All versions of a game's rules, from 1. Tables and records of every version stay playable. */
export interface RulesVersions<Id extends string = string> {
  readonly changes: readonly RulesChange<Id>[];
  /** For each version, the SHA-256 of the game's own data as JSON: changed data need a new version. */
  readonly data: readonly Hex[];
}

export type VersionProblem = 'unknown-version';

/** The changes in force in a version; the rules query them by id when they are compiled. */
export function changesIn<Id extends string>({ changes }: RulesVersions<Id>, version: number): ReadonlySet<Id> {
  return new Set(changes.flatMap(({ id, since }) => (since <= version ? [id] : [])));
}

export function isKnownVersion(game: Pick<Game, 'version'>, version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= game.version;
}

export function isUnknownVersion(error: unknown): error is Problem<VersionProblem> {
  return error instanceof Problem && error.code === ('unknown-version' satisfies VersionProblem);
}

/** Throws a `Problem` for a version that is newer than this code or not valid. */
export function checkVersion(game: Game, version: number): void {
  if (!isKnownVersion(game, version)) {
    throw new Problem<VersionProblem>('unknown-version', { game: game.id, version, known: game.version });
  }
}
