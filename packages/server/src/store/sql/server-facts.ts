import { rowOf, rowsOf, type Sql } from './sql.ts';

/** A secret of the server itself; of several that are made at the same time one counts. */
export function secretIn(sql: Sql, name: string, make: () => string): Promise<string> {
  const find = 'SELECT value FROM secret WHERE name = $1';
  return sql.write(function* () {
    const known = yield* rowOf<{ value: string }>(find, name);
    if (known) return known.value;
    yield* rowsOf('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, make());
    return (yield* rowOf<{ value: string }>(find, name))?.value ?? '';
  });
}

/** Moves the installation's clock on, unless it is later already; returns what it shows. */
export async function movedClock(sql: Sql, time: number): Promise<number> {
  const [moved] = await sql.run<{ time: number }>(
    `INSERT INTO clock (id, time) VALUES (1, $1)
     ON CONFLICT (id) DO UPDATE SET time = CASE WHEN clock.time > excluded.time THEN clock.time ELSE excluded.time END RETURNING time`,
    time,
  );
  return moved?.time ?? time;
}
