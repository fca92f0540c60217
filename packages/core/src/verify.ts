import { sha256Hex } from '#digest';
import { sealed } from './chance.ts';
import type { Game, Options, OptionValue, Seat, Standing } from './contract.ts';
import { isComplete, MAX_DEALS, nameHashOf, nonceHashOf } from './deal.ts';
import { type LogEntry, link, rootOf, TABLE } from './log.ts';
import { storedOptions } from './options.ts';
import { Problem } from './problem.ts';
import {
  FIRST_FORMAT,
  type GameRecord,
  type Proof,
  type ProvenPlayer,
  playedDeal,
  type RecordProblem,
  type SignedRecord,
  seatsIn,
  setupOf,
  type TableProof,
} from './record.ts';
import { commitmentOf, seedOf } from './sealed.ts';
import { SeatPlayers } from './seat-players.ts';
import { isRefusal, Table } from './table.ts';
import { parseTableEntry } from './table-entry.ts';
import { isKnownVersion } from './versions.ts';

/**
 * Replays a record and checks every draw against the sealed seed, every move against the rules, the deals, the names, the table's entries,
 * the chain and the result; not the signature, which is `checkSignature` in protocol.
 * `files` holds the texts of data files that the options name by hash. Throws a `Problem` for the first thing wrong.
 */
export function verifyRecord(record: GameRecord, games: readonly Game[], files: readonly string[] = []): Proof {
  const game = games.find(({ id }) => id === record.game);
  if (!game) throw new Problem<RecordProblem>('record-unknown-game', { game: record.game });
  if (!isKnownVersion(game, record.version))
    throw new Problem<RecordProblem>('record-unknown-version', { version: record.version, known: game.version });
  const people = record.format === FIRST_FORMAT ? undefined : new TableEntries(record);
  const { secret, commitment, nonces } = playedDeal(record);
  if (commitmentOf(secret) !== commitment) throw new Problem<RecordProblem>('record-wrong-commitment');
  if (people) checkDeals(record as SignedRecord);

  const seats = seatsIn(record);
  const table = new Table(
    game.open(recordedOptions(record, game, files), seats, record.version),
    setupOf(record),
    sealed(seedOf(secret, nonces)),
  );
  const isDealt = wasDealt(record);
  if (isDealt) for (const [index, entry] of record.log.entries()) follow(table, entry, index, people);
  const head = isDealt ? table.head : headOfUndealt(record);
  if (head !== record.head) throw new Problem<RecordProblem>('record-wrong-head');

  const atTable = people?.proof(isDealt) ?? null;
  const isOver = isDealt && table.isOver();
  const standings = isDealt ? table.rules.standings(table.state) : [];
  if (isOver ? canonical(record.result) !== canonical(standings) : record.result !== null)
    throw new Problem<RecordProblem>('record-wrong-result');
  const moves = record.log.filter(([by]) => typeof by === 'number').length;
  return { game: game.id, seats, entries: record.log.length, moves, draws: table.draws, head, isOver, standings, atTable };
}

function follow(table: Table, entry: LogEntry, index: number, people: TableEntries | undefined): void {
  const [by, text] = entry;
  const place = { entry: index + 1, text: JSON.stringify(entry).slice(0, 80) };
  if (by === 'chance' || table.turn().kind === 'chance') {
    const drawn = table.nextDraw();
    if (by !== 'chance' || text !== drawn) throw new Problem<RecordProblem>('record-wrong-draw', place);
  }
  if (people && !people.follow(entry, table.isOver())) throw new Problem<RecordProblem>('record-wrong-entry', place);
  const answer = table.replay([entry]);
  if (isRefusal(answer))
    throw new Problem<RecordProblem>('record-illegal-move', { ...answer.args, ...place, rule: answer.rule, reason: answer.reason });
}

/** Whether the last attempt to deal was completed. */
function wasDealt(record: GameRecord): boolean {
  const last = record.format === FIRST_FORMAT ? undefined : record.deals.at(-1);
  return last === undefined || isComplete(last);
}

/** The log of a table where no attempt to deal was completed has only its end. */
function headOfUndealt(record: GameRecord): string {
  const [first, ...rest] = record.log;
  if (first?.[0] !== TABLE || first[1] !== 'end not-dealt' || rest.length > 0) throw new Problem<RecordProblem>('record-wrong-deals');
  return link(rootOf(setupOf(record)), first);
}

function checkDeals({ table, deals }: SignedRecord): void {
  deals.forEach((deal, at) => {
    if (commitmentOf(deal.secret) !== deal.commitment) throw new Problem<RecordProblem>('record-wrong-commitment');
    deal.nonces.forEach((nonce, seat) => {
      if (nonce !== null && nonceHashOf(table, seat, nonce) !== deal.hashes[seat])
        throw new Problem<RecordProblem>('record-wrong-nonce', { seat: seat + 1 });
    });
    // Each attempt but the last failed; the last may fail only if there may be no other.
    const mustFail = at < deals.length - 1;
    if (isComplete(deal) ? mustFail : !mustFail && deals.length < MAX_DEALS) throw new Problem<RecordProblem>('record-wrong-deals');
  });
}

/** Follows the entries of a log that are not moves, and who makes the moves. */
class TableEntries {
  readonly #record: SignedRecord;
  readonly #players: SeatPlayers;
  readonly #nameHashes: Set<string>;
  #standInMoves = 0;

  constructor(record: SignedRecord) {
    this.#record = record;
    this.#players = new SeatPlayers(record.deals.at(-1)?.players ?? []);
    this.#nameHashes = new Set(record.deals.flatMap(({ players }) => players.flatMap(([kind, id]) => (kind === 'person' ? [id] : []))));
  }

  /** Whether the entry can stand here. */
  follow([by, text]: LogEntry, isOver: boolean): boolean {
    if (by === TABLE) {
      const entry = parseTableEntry(text);
      if (entry?.kind === 'person' && entry.name !== null) this.#nameHashes.add(entry.name);
      return entry !== undefined && this.#players.note(entry, isOver);
    }
    if (by !== 'chance' && this.#players.moverOf(by) === 'familiar') this.#standInMoves++;
    return this.#players.mayMove(by);
  }

  proof(isDealt: boolean): TableProof {
    const { table, names, deals } = this.#record;
    const ending = isDealt ? this.#players.ending : 'not-dealt';
    if (ending === undefined) throw new Problem<RecordProblem>('record-cut-short');
    for (const [hash, name] of Object.entries(names)) {
      if (!this.#nameHashes.has(hash) || nameHashOf(name) !== hash)
        throw new Problem<RecordProblem>('record-wrong-name', { name: name.name.slice(0, 40) });
    }
    const players = this.#players.holders.map(
      ([kind, id]): ProvenPlayer => (kind === 'bot' ? { kind, bot: id } : { kind, name: names[id]?.name ?? null }),
    );
    return { table, players, deals: deals.length, standInMoves: this.#standInMoves, ending };
  }
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
    return storedOptions(game, seatsIn(record), options);
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
