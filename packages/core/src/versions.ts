import type { Game } from './contract.ts';
import type { Hex } from './digest.ts';
import { Fault } from './fault.ts';

/** One thing that the rules play differently from some version on. */
export interface RulesChange<Id extends string = string> {
  readonly id: Id;
  /** The first version that plays so. */
  readonly since: number;
  /** The number of the rule that it belongs to. */
  readonly rule: string;
  /** What is new, in one sentence for developers. */
  readonly what: string;
}

/** All versions of a game's rules, from 1: tables and records of each of them are played for ever. */
export interface RulesVersions<Id extends string = string> {
  readonly changes: readonly RulesChange<Id>[];
  /** For each version the SHA-256 of the data that come with the game, as JSON: other data are another version. */
  readonly data: readonly Hex[];
}

export type VersionFault = 'unknown-version';

/** The changes that a version plays by; asked for by name when the rules are compiled. */
export function changesIn<Id extends string>({ changes }: RulesVersions<Id>, version: number): ReadonlySet<Id> {
  return new Set(changes.flatMap(({ id, since }) => (since <= version ? [id] : [])));
}

export function isKnownVersion(game: Pick<Game, 'version'>, version: number): boolean {
  return Number.isInteger(version) && version >= 1 && version <= game.version;
}

export function isUnknownVersion(error: unknown): error is Fault<VersionFault> {
  return error instanceof Fault && error.code === ('unknown-version' satisfies VersionFault);
}

/** Throws a `Fault` for a version that is newer than this code, or none at all. */
export function checkVersion(game: Game, version: number): void {
  if (!isKnownVersion(game, version)) {
    throw new Fault<VersionFault>('unknown-version', { game: game.id, version, known: game.version });
  }
}
