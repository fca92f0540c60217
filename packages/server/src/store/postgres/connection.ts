import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolConfig, types } from 'pg';

/** Connections of one node. */
const MAX_CONNECTIONS = 10;
/** Of each wait, in milliseconds: for a connection, for a lock, for a statement, and for its answer. */
const CONNECT_TIMEOUT = 5000;
const LOCK_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 10_000;
const ANSWER_TIMEOUT = 12_000;
/** How long an operation is tried again while the database is away, in milliseconds. */
const PATIENCE = 8000;
/** The first pause between two tries, and the longest, in milliseconds. */
const MIN_PAUSE = 20;
const MAX_PAUSE = 500;

/** The database's classes and codes of errors after which the same operation may succeed. */
const PASSING = ['08', '53', '57', '40001', '40P01', '55P03'];

const NUMBER_TYPES: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** A pool with bounds, whose whole numbers come as numbers: times and sums of bytes stay far below 2^53. */
export function newPool(url: string, more: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'coven',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    lock_timeout: LOCK_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
    keepAlive: true,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        NUMBER_TYPES.includes(type) ? Number : types.getTypeParser(type, format as 'text'),
    },
    ...more,
  });
  // A connection that breaks is replaced when the next one is needed; without these the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Whether the same operation may succeed later: the connection broke, the server restarts, or others were in the way. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  return PASSING.some((code) => error.code?.startsWith(code));
}

/** Runs an operation that may safely run twice, until it succeeds or the patience ends. */
export async function persistently<Result>(operation: () => Promise<Result>, mayGoOn: () => boolean): Promise<Result> {
  const begun = performance.now();
  for (let wait = MIN_PAUSE; ; wait = Math.min(2 * wait, MAX_PAUSE)) {
    try {
      return await operation();
    } catch (error) {
      if (!isPassing(error) || !mayGoOn() || performance.now() - begun > PATIENCE) throw error;
      await pause(wait);
    }
  }
}
