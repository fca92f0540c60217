import { type Hex, sha256Hex } from '#digest';
import type { Game, Options, OptionValue, Standing } from './contract.ts';
import type { Entry, Setup } from './log.ts';

export const RECORD_FORMAT = 'coven-record/1';
/** Longer texts are refused unread: the longest possible game is far shorter. */
export const MAX_RECORD_CHARACTERS = 4_000_000;

export interface Player {
  readonly name: string;
  /** The bot's id, if a bot held the seat at the end. */
  readonly bot?: string;
}

/** A finished game (or one ended early, without a result) with everything needed to check it. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number;
  /** Complete options; a file option holds `sha256:` and the file's hash. */
  readonly options: Options;
  readonly players: readonly Player[];
  readonly commitment: Hex;
  readonly nonces: readonly (Hex | null)[];
  readonly secret: Hex;
  readonly log: readonly Entry[];
  readonly head: Hex;
  readonly result: readonly Standing[] | null;
}

export type RecordProblem =
  | 'record-too-large'
  | 'record-not-json'
  | 'record-wrong-format'
  | 'record-bad-field'
  | 'record-unknown-game'
  | 'record-unknown-version'
  | 'record-bad-options'
  | 'record-needs-file'
  | 'record-wrong-commitment'
  | 'record-wrong-draw'
  | 'record-illegal-move'
  | 'record-wrong-head'
  | 'record-wrong-result';

/** The result of verifying a record. */
export interface Proof {
  readonly game: string;
  readonly seats: number;
  readonly entries: number;
  readonly moves: number;
  readonly draws: number;
  readonly head: Hex;
  readonly isOver: boolean;
  readonly standings: readonly Standing[];
}

/** The options as a record stores them: a file's text is replaced by its hash. */
export function sealedOptions(game: Game, options: Options): Options {
  const kept: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const value = options[option.id] as OptionValue;
    kept[option.id] = option.kind === 'file' && value !== '' ? `sha256:${sha256Hex(value as string)}` : value;
  }
  return kept;
}

export function setupOf(record: Pick<GameRecord, 'game' | 'version' | 'options' | 'players' | 'commitment' | 'nonces'>): Setup {
  const { game, version, options, players, commitment, nonces } = record;
  return { game, version, options, seats: players.length, commitment, nonces };
}

/** Writes one log entry per line, so that diffs are readable. */
export function writeRecord(record: GameRecord): string {
  const { log, head, result, ...front } = record;
  const lines = Object.entries(front).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const entries = log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  return `{\n${lines.join('\n')}\n"log": [\n${entries}\n],\n"head": ${JSON.stringify(head)},\n"result": ${JSON.stringify(result)}\n}\n`;
}
