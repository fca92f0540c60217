import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Steps, Value } from '../sql/sql.ts';

/** Runs an operation at once. `prepare`: makes a statement of a text, in which a value is written as SQLite writes it. */
export function answered<Result>(prepare: (text: string) => StatementSync, steps: Steps<Result>): Result {
  let next = steps.next();
  while (!next.done) {
    const { text, values } = next.value;
    next = steps.next(prepare(text.replaceAll('$', '?')).all(...values.map(stored)));
  }
  return next.value;
}

function stored(value: Value): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : (value as SQLInputValue);
}
