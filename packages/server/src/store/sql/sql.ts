/** What a statement may be given: a list becomes one value, a truth is a number in SQLite. */
export type Value = string | number | boolean | null | Uint8Array | readonly string[] | readonly number[];

/** A statement with the numbered values `$1`, `$2` … of its text. */
interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * An operation, statement by statement: it says what to ask next, and is told the rows. So it is written once for a database that answers
 * at once, within a commit that many operations share, and for one that answers later.
 */
export type Steps<Result> = Generator<Statement, Result, readonly unknown[]>;

export function* rowsOf<Row>(text: string, ...values: readonly Value[]): Steps<readonly Row[]> {
  return (yield { text, values }) as readonly Row[];
}

export function* rowOf<Row>(text: string, ...values: readonly Value[]): Steps<Row | undefined> {
  const [first] = yield* rowsOf<Row>(text, ...values);
  return first;
}

/** How one database writes what both know. */
export interface Dialect {
  readonly yes: string;
  readonly no: string;
  /** The column of `room` that snapshots, listings, places and records name their table by. */
  readonly key: 'id' | 'number';
  /** At the end of a selection: nobody else changes its rows until the transaction ends, */
  readonly lock: string;
  /** and rows that others have locked are left out. */
  readonly skipLocked: string;
  /** After the name of a table: the index to read it by, for a database that would take a worse one. */
  readonly by: (index: string) => string;
  /** Whether a column is in a list that is given as one value, such as `$1`. */
  readonly among: (column: string, value: string) => string;
}

/** A database that many operations share. */
export interface Sql extends Dialect {
  /** Runs an operation that changes nothing. */
  read<Result>(steps: () => Steps<Result>): Promise<Result>;
  /** Runs an operation as a whole or not at all; over a network perhaps twice. */
  write<Result>(steps: () => Steps<Result>): Promise<Result>;
  /** The same, tried once only. */
  writeOnce<Result>(steps: () => Steps<Result>): Promise<Result>;
  /** Runs a single statement that changes something; over a network perhaps twice. */
  run<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]>;
}
