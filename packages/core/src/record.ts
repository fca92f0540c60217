import { type Hex, sha256Hex } from '#digest';
import type { Game, Options, OptionValue, Standing } from './contract.ts';
import type { OpenedDeal, SealedName } from './deal.ts';
import type { DealtSetup, FirstSetup, LogEntry, Setup } from './log.ts';
import type { Ending } from './table-entry.ts';

/** The format of tables that began before there was a second one. */
export const FIRST_FORMAT = 'coven-record/1';
export const RECORD_FORMAT = 'coven-record/2';
/** Longer texts are refused unread: the longest possible game is far shorter. */
export const MAX_RECORD_CHARACTERS = 4_000_000;

export interface Player {
  readonly name: string;
  /** The bot's id, if a bot held the seat at the end. */
  readonly bot?: string;
}

interface AnyRecord {
  readonly game: string;
  readonly version: number;
  /** Complete options; a file option holds `sha256:` and the file's hash. */
  readonly options: Options;
  readonly log: readonly LogEntry[];
  readonly head: Hex;
  readonly result: readonly Standing[] | null;
}

export interface FirstRecord extends AnyRecord {
  readonly format: typeof FIRST_FORMAT;
  readonly players: readonly Player[];
  readonly commitment: Hex;
  readonly nonces: readonly (Hex | null)[];
  readonly secret: Hex;
}

/** Who signed a record: a server, or the program that wrote it, with a key of its own. */
export type Signer = 'server' | 'self';

export interface SignedRecord extends AnyRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly table: string;
  /** By name hash; a removed name is missing. */
  readonly names: Readonly<Record<Hex, SealedName>>;
  readonly deals: readonly OpenedDeal[];
  readonly signer: Signer;
  /** The raw Ed25519 public key. */
  readonly key: Hex;
  /** Of `recordText`, 128 hexadecimal digits. */
  readonly signature: string;
}

/** A finished game (or one ended early, without a result) with everything needed to check it. */
export type GameRecord = FirstRecord | SignedRecord;

export type RecordProblem =
  | 'record-too-large'
  | 'record-not-json'
  | 'record-wrong-format'
  | 'record-bad-field'
  | 'record-unknown-field'
  | 'record-repeated-field'
  | 'record-unknown-game'
  | 'record-unknown-version'
  | 'record-bad-options'
  | 'record-needs-file'
  | 'record-wrong-commitment'
  | 'record-wrong-nonce'
  | 'record-wrong-name'
  | 'record-wrong-deals'
  | 'record-wrong-draw'
  | 'record-illegal-move'
  | 'record-wrong-entry'
  | 'record-cut-short'
  | 'record-wrong-head'
  | 'record-wrong-result'
  | 'record-wrong-signature'
  | 'record-wrong-key'
  | 'record-self-signed';

/** Who held a seat at the end; a person's name is `null` if it was removed. */
export type ProvenPlayer = { readonly kind: 'person'; readonly name: string | null } | { readonly kind: 'bot'; readonly bot: string };

/** What the chain of a record in the second format says beyond the moves. */
export interface TableProof {
  readonly table: string;
  readonly players: readonly ProvenPlayer[];
  /** Attempts to deal. */
  readonly deals: number;
  /** Moves that a familiar made: printed by `coven verify --json`, under its older name. */
  readonly standInMoves: number;
  readonly ending: Ending;
}

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
  /** `null` for a record in the first format, which proves no table. */
  readonly atTable: TableProof | null;
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

export function seatsIn(record: Pick<FirstRecord, 'format' | 'players'> | Pick<SignedRecord, 'format' | 'deals'>): number {
  return record.format === FIRST_FORMAT ? record.players.length : (record.deals.at(-1)?.players.length ?? 0);
}

/** What is known of a record before the first card is dealt. */
export type FirstFront = Omit<FirstRecord, 'log' | 'head' | 'result'>;
export type DealtFront = Omit<SignedRecord, 'log' | 'head' | 'result' | 'signer' | 'key' | 'signature'>;

export function setupOf(record: FirstFront | DealtFront): Setup {
  const { game, version, options } = record;
  const seats = seatsIn(record);
  if (record.format === FIRST_FORMAT) {
    const { commitment, nonces } = record;
    return { game, version, options, seats, commitment, nonces } satisfies FirstSetup;
  }
  const { table, deals } = record;
  return { game, version, options, seats, table, deals } satisfies DealtSetup;
}

/** The deal that was played. */
export function playedDeal(record: FirstFront | DealtFront): Pick<OpenedDeal, 'commitment' | 'nonces' | 'secret'> {
  if (record.format === FIRST_FORMAT) return record;
  const last = record.deals.at(-1);
  if (!last) throw new Error('a record without a deal');
  return last;
}

/** The text that is signed. */
export function recordText({ signer, table, head }: Pick<SignedRecord, 'signer' | 'table' | 'head'>): string {
  return `coven-signed-record/2 ${signer} ${table} ${head}`;
}

/** Writes one log entry per line, so that diffs are readable. */
export function writeRecord(record: GameRecord): string {
  const { log, ...rest } = record;
  const { head, result, signer, key, signature, ...front } = rest as Omit<SignedRecord, 'log'>;
  const line = ([name, value]: [string, unknown]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const entries = log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  const back = Object.entries({ head, result, signer, key, signature }).filter(([, value]) => value !== undefined);
  const lines = [...Object.entries(front).map(line), `"log": [\n${entries}\n]`, ...back.map(line)];
  return `{\n${lines.join(',\n')}\n}\n`;
}
