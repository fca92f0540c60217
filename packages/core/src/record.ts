import type { Game, Options, OptionValue, Seat, Standing } from './contract.ts';
import { type Hex, sha256Hex } from './digest.ts';
import { Fault } from './fault.ts';
import { type Entry, MOVE_MOST_CHARACTERS, type Setup } from './log.ts';
import { completeOptions } from './options.ts';
import { commitmentOf, isHex32, seedOf } from './sealed.ts';
import { isRefusal, Table } from './table.ts';

export const RECORD_FORMAT = 'coven-record/1';
/** Longer texts are not read at all: the longest game that can be played stays far below. */
export const RECORD_MOST_CHARACTERS = 4_000_000;

export interface Player {
  readonly name: string;
  /** The bot's name, if a bot sat there at the end. */
  readonly bot?: string;
}

/** A finished game (or one ended early, without a result) with everything needed to check it. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number;
  /** Complete options; a file stands as `sha256:` and its hash. */
  readonly options: Options;
  readonly players: readonly Player[];
  readonly commitment: Hex;
  readonly nonces: readonly (Hex | null)[];
  readonly secret: Hex;
  readonly log: readonly Entry[];
  readonly head: Hex;
  readonly result: readonly Standing[] | null;
}

export type RecordFault =
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

/** What a check of a record has shown. */
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

/** The options as a record keeps them: a file's text gives way to its hash. */
export function sealedOptions(game: Game, options: Options): Options {
  const sealed: Record<string, OptionValue> = {};
  for (const option of game.options) {
    const value = options[option.id] as OptionValue;
    sealed[option.id] = option.kind === 'file' && value !== '' ? `sha256:${sha256Hex(value as string)}` : value;
  }
  return sealed;
}

export function setupOf(record: Pick<GameRecord, 'game' | 'version' | 'options' | 'players' | 'commitment' | 'nonces'>): Setup {
  const { game, version, options, players, commitment, nonces } = record;
  return { game, version, options, seats: players.length, commitment, nonces };
}

/** One entry a line, so that a diff or a person can read it. */
export function writeRecord(record: GameRecord): string {
  const { log, head, result, ...front } = record;
  const lines = Object.entries(front).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const entries = log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  return `{\n${lines.join('\n')}\n"log": [\n${entries}\n],\n"head": ${JSON.stringify(head)},\n"result": ${JSON.stringify(result)}\n}\n`;
}

/** Reads a record and checks its form, not its truth; throws a `Fault` with a `RecordFault` code. */
export function readRecord(text: string): GameRecord {
  if (text.length > RECORD_MOST_CHARACTERS) throw new Fault<RecordFault>('record-too-large', { most: RECORD_MOST_CHARACTERS });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Fault<RecordFault>('record-not-json');
  }
  if (!isObject(json) || json.format !== RECORD_FORMAT) throw new Fault<RecordFault>('record-wrong-format', { format: RECORD_FORMAT });
  for (const [field, isRight] of Object.entries(FIELDS)) {
    if (!isRight(json[field])) throw new Fault<RecordFault>('record-bad-field', { field });
  }
  const record = json as unknown as GameRecord;
  if (record.nonces.length !== record.players.length) throw new Fault<RecordFault>('record-bad-field', { field: 'nonces' });
  return record;
}

const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: (value) => typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value),
  version: (value) => Number.isSafeInteger(value),
  options: (value) =>
    isObject(value) && Object.values(value).every((one) => typeof one === 'string' || isListOf(one, (item) => typeof item === 'string')),
  players: (value) =>
    isListOf(value, (one) => isObject(one) && typeof one.name === 'string' && (one.bot === undefined || typeof one.bot === 'string')),
  commitment: isHex32,
  nonces: (value) => isListOf(value, (one) => one === null || isHex32(one)),
  secret: isHex32,
  log: (value) => isListOf(value, isEntry),
  head: isHex32,
  result: (value) => value === null || isListOf(value, isStanding),
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [by, text] = value;
  return (by === 'chance' || (Number.isInteger(by) && by >= 0)) && typeof text === 'string' && text.length <= MOVE_MOST_CHARACTERS;
}

function isStanding(value: unknown): boolean {
  return (
    isObject(value) &&
    [value.seat, value.place, value.score].every(Number.isInteger) &&
    isObject(value.parts) &&
    Object.values(value.parts).every(Number.isInteger)
  );
}

/**
 * Replays a record and checks every draw against the sealed seed, every move against the rules, the chain and the result.
 * `files` holds the texts of data files that the options name by hash. Throws a `Fault` at the first thing that is wrong.
 */
export function verifyRecord(record: GameRecord, games: readonly Game[], files: readonly string[] = []): Proof {
  const game = games.find(({ id }) => id === record.game);
  if (!game) throw new Fault<RecordFault>('record-unknown-game', { game: record.game });
  if (game.version !== record.version)
    throw new Fault<RecordFault>('record-unknown-version', { version: record.version, known: game.version });
  if (commitmentOf(record.secret) !== record.commitment) throw new Fault<RecordFault>('record-wrong-commitment');

  const seats = record.players.length;
  const table = new Table(game.open(recordedOptions(record, game, files), seats), setupOf(record));
  const seed = seedOf(record.secret, record.nonces);
  record.log.forEach((entry, index) => {
    const [by, text] = entry;
    const place = { entry: index + 1, text: JSON.stringify(entry).slice(0, 80) };
    if (by === 'chance' || table.turn().kind === 'chance') {
      const drawn = table.nextDraw(seed);
      if (by !== 'chance' || text !== drawn) throw new Fault<RecordFault>('record-wrong-draw', place);
    }
    const answer = table.replay([entry]);
    if (isRefusal(answer))
      throw new Fault<RecordFault>('record-illegal-move', { ...answer.args, ...place, rule: answer.rule, reason: answer.reason });
  });
  if (table.head !== record.head) throw new Fault<RecordFault>('record-wrong-head');

  const isOver = table.isOver();
  const standings = table.rules.standings(table.state);
  if (isOver ? canonical(record.result) !== canonical(standings) : record.result !== null)
    throw new Fault<RecordFault>('record-wrong-result');
  const moves = record.log.filter(([by]) => by !== 'chance').length;
  return { game: game.id, seats, entries: record.log.length, moves, draws: table.draws, head: table.head, isOver, standings };
}

/** The complete options of a record, with the text of each file that it names by hash. */
export function recordedOptions(record: GameRecord, game: Game, files: readonly string[]): Options {
  const options: Record<string, OptionValue> = { ...record.options };
  for (const option of game.options) {
    const value = options[option.id];
    if (option.kind !== 'file' || value === undefined || value === '') continue;
    const text = files.find((file) => `sha256:${sha256Hex(file)}` === value);
    if (text === undefined) throw new Fault<RecordFault>('record-needs-file', { option: option.id, hash: String(value) });
    options[option.id] = text;
  }
  try {
    return completeOptions(game, record.players.length, options);
  } catch (error) {
    if (error instanceof Fault) throw new Fault<RecordFault>('record-bad-options', { problem: error.code });
    throw error;
  }
}

/** Standings as text, whatever the order of keys in the file. */
function canonical(standings: readonly Standing[] | null): string {
  const rows = standings?.map(({ seat, place, score, parts }): [Seat, number, number, [string, number][]] => [
    seat,
    place,
    score,
    Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return JSON.stringify(rows ?? null);
}
