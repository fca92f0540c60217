import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Steps, Value } from '../sql/sql.ts';

/** Runs an operation at once. */
export function answered<Result>(prepare: (text: string) => StatementSync, steps: Steps<Result>): Result {
  let next = steps.next();
  while (!next.done) {
    const { text, values } = next.value;
    next = steps.next(prepare(text).all(...values.map(stored)));
  }
  return next.value;
}

/** A numbered value as SQLite writes it. */
export function inSqlite(text: string): string {
  return text.replaceAll('$', '?');
}

function stored(value: Value): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : (value as SQLInputValue);
}
