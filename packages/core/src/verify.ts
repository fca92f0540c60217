import { sha256Hex } from '#digest';
import { sealed } from './chance.ts';
import type { Game, Options, OptionValue, Seat, Standing } from './contract.ts';
import { MAX_MOVE_CHARACTERS } from './log.ts';
import { storedOptions } from './options.ts';
import { Problem } from './problem.ts';
import { type GameRecord, MAX_RECORD_CHARACTERS, type Proof, RECORD_FORMAT, type RecordProblem, setupOf } from './record.ts';
import { commitmentOf, isHex32, seedOf } from './sealed.ts';
import { isRefusal, Table } from './table.ts';
import { isKnownVersion } from './versions.ts';

/** Parses a record and checks its shape, not its content. Throws a `Problem` with a `RecordProblem` code. */
export function readRecord(text: string): GameRecord {
  if (text.length > MAX_RECORD_CHARACTERS) throw new Problem<RecordProblem>('record-too-large', { most: MAX_RECORD_CHARACTERS });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem<RecordProblem>('record-not-json');
  }
  if (!isObject(json) || json.format !== RECORD_FORMAT) throw new Problem<RecordProblem>('record-wrong-format', { format: RECORD_FORMAT });
  for (const [field, isRight] of Object.entries(FIELDS)) {
    if (!isRight(json[field])) throw new Problem<RecordProblem>('record-bad-field', { field });
  }
  const record = json as unknown as GameRecord;
  if (record.nonces.length !== record.players.length) throw new Problem<RecordProblem>('record-bad-field', { field: 'nonces' });
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
  return (by === 'chance' || (Number.isInteger(by) && by >= 0)) && typeof text === 'string' && text.length <= MAX_MOVE_CHARACTERS;
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
 * `files` holds the texts of data files that the options name by hash. Throws a `Problem` for the first thing wrong.
 */
export function verifyRecord(record: GameRecord, games: readonly Game[], files: readonly string[] = []): Proof {
  const game = games.find(({ id }) => id === record.game);
  if (!game) throw new Problem<RecordProblem>('record-unknown-game', { game: record.game });
  if (!isKnownVersion(game, record.version))
    throw new Problem<RecordProblem>('record-unknown-version', { version: record.version, known: game.version });
  if (commitmentOf(record.secret) !== record.commitment) throw new Problem<RecordProblem>('record-wrong-commitment');

  const seats = record.players.length;
  const chance = sealed(seedOf(record.secret, record.nonces));
  const table = new Table(game.open(recordedOptions(record, game, files), seats, record.version), setupOf(record), chance);
  record.log.forEach((entry, index) => {
    const [by, text] = entry;
    const place = { entry: index + 1, text: JSON.stringify(entry).slice(0, 80) };
    if (by === 'chance' || table.turn().kind === 'chance') {
      const drawn = table.nextDraw();
      if (by !== 'chance' || text !== drawn) throw new Problem<RecordProblem>('record-wrong-draw', place);
    }
    const answer = table.replay([entry]);
    if (isRefusal(answer))
      throw new Problem<RecordProblem>('record-illegal-move', { ...answer.args, ...place, rule: answer.rule, reason: answer.reason });
  });
  if (table.head !== record.head) throw new Problem<RecordProblem>('record-wrong-head');

  const isOver = table.isOver();
  const standings = table.rules.standings(table.state);
  if (isOver ? canonical(record.result) !== canonical(standings) : record.result !== null)
    throw new Problem<RecordProblem>('record-wrong-result');
  const moves = record.log.filter(([by]) => by !== 'chance').length;
  return { game: game.id, seats, entries: record.log.length, moves, draws: table.draws, head: table.head, isOver, standings };
}

/** The complete options of a record, with hashes of files replaced by their texts. */
export function recordedOptions(record: GameRecord, game: Game, files: readonly string[]): Options {
  const options: Record<string, OptionValue> = { ...record.options };
  for (const option of game.options) {
    const value = options[option.id];
    if (option.kind !== 'file' || value === undefined || value === '') continue;
    const text = files.find((file) => `sha256:${sha256Hex(file)}` === value);
    if (text === undefined) throw new Problem<RecordProblem>('record-needs-file', { option: option.id, hash: String(value) });
    options[option.id] = text;
  }
  try {
    return storedOptions(game, record.players.length, options);
  } catch (error) {
    if (error instanceof Problem) throw new Problem<RecordProblem>('record-bad-options', { problem: error.code });
    throw error;
  }
}

/** Standings as text that does not depend on the order of keys. */
function canonical(standings: readonly Standing[] | null): string {
  const rows = standings?.map(({ seat, place, score, parts }): [Seat, number, number, [string, number][]] => [
    seat,
    place,
    score,
    Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return JSON.stringify(rows ?? null);
}
