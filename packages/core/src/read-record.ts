import { MAX_DEALS } from './deal.ts';
import { isProblem, parseWithLines } from './json-lines.ts';
import { MAX_MOVE_CHARACTERS, TABLE } from './log.ts';
import { Problem } from './problem.ts';
import { FIRST_FORMAT, type GameRecord, MAX_RECORD_CHARACTERS, RECORD_FORMAT, type RecordProblem, seatsIn } from './record.ts';
import { isHex32 } from './sealed.ts';

/** Parses a record and checks its shape, not its content. Throws a `Problem` with a `RecordProblem` code. */
export function readRecord(text: string): GameRecord {
  if (text.length > MAX_RECORD_CHARACTERS) throw new Problem<RecordProblem>('record-too-large', { most: MAX_RECORD_CHARACTERS });
  const json = strictJson(text);
  const fields = isObject(json) && typeof json.format === 'string' ? FORMATS.get(json.format) : undefined;
  if (!fields || !isObject(json)) throw new Problem<RecordProblem>('record-wrong-format', { format: RECORD_FORMAT });
  for (const [field, isRight] of Object.entries(fields)) {
    if (!isRight(json[field])) throw badField(field);
  }
  for (const field of Object.keys(json)) {
    if (!Object.hasOwn(fields, field)) throw new Problem<RecordProblem>('record-unknown-field', { field: field.slice(0, 40) });
  }
  const record = json as unknown as GameRecord;
  checkSeats(record);
  return record;
}

/** Parses JSON and refuses repeated fields, of which `JSON.parse` would take the last. */
function strictJson(text: string): unknown {
  const tree = parseWithLines(text);
  if (isProblem(tree)) {
    if (tree.reason === 'repeated-field') throw new Problem<RecordProblem>('record-repeated-field', { field: tree.field });
    throw new Problem<RecordProblem>('record-not-json');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem<RecordProblem>('record-not-json');
  }
}

function badField(field: string): Problem<RecordProblem> {
  return new Problem<RecordProblem>('record-bad-field', { field });
}

/** Every list by seat has one element for each seat. */
function checkSeats(record: GameRecord): void {
  const seats = seatsIn(record);
  if (record.format === FIRST_FORMAT) {
    if (record.nonces.length !== seats) throw badField('nonces');
    return;
  }
  for (const { players, hashes, nonces } of record.deals) {
    const isWhole = [players, hashes, nonces].every(({ length }) => length === seats);
    const isRight = players.every(
      ([kind], seat) => (kind === 'bot') === (hashes[seat] === null) && (kind === 'person' || nonces[seat] === null),
    );
    if (!isWhole || !isRight) throw badField('deals');
  }
}

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isHexOrNull: Check = (value) => value === null || isHex32(value);
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const listOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
/** An object with exactly these fields; one with a check for `undefined` may be missing. */
const shaped =
  (fields: Fields): Check =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((field) => Object.hasOwn(fields, field)) &&
    Object.entries(fields).every(([field, isRight]) => isRight(value[field]));

const isId = matching(/^[a-z0-9-]{1,40}$/);
const isPlayer = shaped({ name: isText, bot: (value) => value === undefined || isText(value) });
const isSealedName = shaped({ name: isText, salt: isHex32 });
const isStanding = shaped({
  seat: Number.isInteger,
  place: Number.isInteger,
  score: Number.isInteger,
  parts: (value) => isObject(value) && Object.values(value).every(Number.isInteger),
});

function isSealedPlayer(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [kind, id] = value;
  return kind === 'person' ? isHex32(id) : kind === 'bot' && isId(id);
}

const isDeal = shaped({
  players: listOf(isSealedPlayer),
  commitment: isHex32,
  hashes: listOf(isHexOrNull),
  nonces: listOf(isHexOrNull),
  secret: isHex32,
});

const COMMON: Fields = {
  format: isText,
  game: isId,
  version: Number.isSafeInteger,
  options: (value) => isObject(value) && Object.values(value).every((one) => isText(one) || listOf(isText)(one)),
  head: isHex32,
  result: (value) => value === null || listOf(isStanding)(value),
};

const FORMATS: ReadonlyMap<string, Fields> = new Map<string, Fields>([
  [
    FIRST_FORMAT,
    {
      ...COMMON,
      players: listOf(isPlayer),
      commitment: isHex32,
      nonces: listOf(isHexOrNull),
      secret: isHex32,
      log: listOf((entry) => isEntry(entry) && entry[0] !== TABLE),
    },
  ],
  [
    RECORD_FORMAT,
    {
      ...COMMON,
      table: matching(/^[A-Za-z0-9_-]{1,40}$/),
      names: (value) => isObject(value) && Object.entries(value).every(([hash, name]) => isHex32(hash) && isSealedName(name)),
      deals: (value) => listOf(isDeal)(value) && (value as unknown[]).length > 0 && (value as unknown[]).length <= MAX_DEALS,
      log: listOf(isEntry),
      signer: matching(/^(server|self)$/),
      key: isHex32,
      signature: matching(/^[0-9a-f]{128}$/),
    },
  ],
]);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntry(value: unknown): value is readonly [unknown, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [by, text] = value;
  const isMaker = by === 'chance' || by === TABLE || (Number.isInteger(by) && by >= 0);
  return isMaker && typeof text === 'string' && text.length <= MAX_MOVE_CHARACTERS;
}
