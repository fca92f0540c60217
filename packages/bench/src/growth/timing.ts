import type { Store } from '../../../server/src/store/store.ts';
import { quantile, type Row } from '../row.ts';

/** The guest who has tables among all others. */
export const OWNER = 'owner';
/** How many tables the owner has. */
export const OWNED = 10_000;
const CALLS = 300;

/** Who made a table: as many tables each as a guest may have. */
export function makerAt(at: number): string {
  return `maker${Math.floor(at / 20)}`;
}

/** What a page shows or a player does: each must take about as long however many tables are stored. Figures are medians in microseconds. */
export async function timings(store: Store, tableAt: (at: number) => string, tables: number): Promise<ReadonlyMap<string, number>> {
  const places = Array.from({ length: CALLS }, (_, call) => Math.floor((call * 0.618_034 * tables) % tables));
  const fresh = `${tables}x${Date.now().toString(36)}`;
  const operations: Readonly<Record<string, (call: number) => Promise<unknown>>> = {
    lobby: () => store.tables.lobby(100),
    'own tables': () => store.tables.tablesOf(OWNER, 100),
    'count of tables': () => store.tables.count(),
    'tables of a maker': (call) => store.tables.madeBy(makerAt(places[call] ?? 0)),
    open: (call) => store.tables.load(tableAt(places[call] ?? 0)),
    'new table': (call) => store.tables.append({ table: `${fresh}n${call}`, seq: 0, line: '{}' }),
    append: (call) => store.tables.append({ table: `${fresh}n0`, seq: call + 1, line: '{"request":["anna","x"]}' }),
  };
  const medians = new Map<string, number>();
  for (const [name, run] of Object.entries(operations)) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) {
      const start = process.hrtime.bigint();
      await run(call);
      times.push(Number(process.hrtime.bigint() - start) / 1000);
    }
    medians.set(
      name,
      quantile(
        times.sort((a, b) => a - b),
        0.5,
      ),
    );
  }
  return medians;
}

/** A row for each operation: flat is at most twice the figure with few tables. */
export function flatRows(
  store: string,
  few: ReadonlyMap<string, number>,
  many: ReadonlyMap<string, number>,
  tables: number,
): readonly Row[] {
  return [...many].map(([name, value]) => ({
    id: `${store}, ${tables} tables, ${name}`,
    value,
    unit: 'µs',
    atMost: Math.max(2 * (few.get(name) ?? 0), 200),
  }));
}
