import { type Benchmark, quantile, type Row } from '../row.ts';
import { openBotTables } from './bot-tables.ts';
import { openCovenTables } from './coven-load.ts';
import { COVEN, round, withServer } from './index.ts';
import type { ServerProcess } from './process.ts';

const TABLES = 20;
/** Milliseconds that people think at their own tables, about. */
const THINK = 400;
const ROUNDS = 3;

/** Twenty tables of the strongest bots beside twenty of people: whether bots answer in time, and what people's moves wait for them. */
export const BOTS: Benchmark = {
  id: 'bots',
  run: () =>
    withServer(COVEN, async (server): Promise<Row[]> => {
      await round(server, openCovenTables, TABLES, 0);
      const alone: number[] = [];
      const beside: number[] = [];
      for (let turn = 0; turn < ROUNDS; turn++) {
        alone.push(...(await latencies(server)));
        const leave = await openBotTables(server, TABLES);
        beside.push(...(await latencies(server)));
        leave();
      }
      const decisions = await decisionsAt(server);
      const [p50, p99] = [0.5, 0.99].map((share) => [at(alone, share), at(beside, share)] as const) as [Pair, Pair];
      return [
        { id: 'bots’ decisions at watched tables', value: decisions.count, unit: '' },
        { id: 'of these late', value: decisions.late * 100, unit: '%', atMost: 1 },
        { id: 'time to the answer, p50', value: decisions.p50, unit: 'of the budget' },
        { id: 'time to the answer, p99', value: decisions.p99, unit: 'of the budget', atMost: 1 },
        { id: 'made at random instead', value: decisions.random, unit: '', atMost: 0 },
        { id: 'a person’s move, p50, without bots', value: p50[0], unit: 'ms' },
        { id: `p50, with ${TABLES} tables of bots`, value: p50[1], unit: 'ms' },
        { id: 'that ratio', value: p50[1] / p50[0], unit: '', atMost: 2 },
        { id: 'p99, without bots', value: p99[0], unit: 'ms' },
        { id: `p99, with ${TABLES} tables of bots`, value: p99[1], unit: 'ms' },
        { id: 'that ratio', value: p99[1] / p99[0], unit: '', atMost: 2 },
      ];
    }),
};

type Pair = readonly [alone: number, beside: number];

async function latencies(server: ServerProcess): Promise<readonly number[]> {
  return (await round(server, openCovenTables, TABLES, THINK)).latencies;
}

function at(figures: readonly number[], share: number): number {
  return quantile(
    figures.toSorted((a, b) => a - b),
    share,
  );
}

interface Decisions {
  readonly count: number;
  /** Share of decisions that took longer than their budget. */
  readonly late: number;
  /** The upper end of the bucket that the quantile lies in. */
  readonly p50: number;
  readonly p99: number;
  readonly random: number;
}

/** What the server itself has counted. */
async function decisionsAt({ port }: ServerProcess): Promise<Decisions> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const buckets = [...text.matchAll(/^coven_bot_budget_share_bucket\{le="([^"]+)"\} (\d+)$/gm)].map(
    ([, end, count]) => [end === '+Inf' ? Number.POSITIVE_INFINITY : Number(end), Number(count)] as const,
  );
  const count = buckets.at(-1)?.[1] ?? 0;
  const quantileOf = (share: number) => buckets.find(([, below]) => below >= count * share)?.[0] ?? Number.NaN;
  const inTime = buckets.find(([end]) => end === 1)?.[1] ?? 0;
  const random = Number(/^coven_bot_decisions_total\{by="random"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  return { count, late: 1 - inTime / count, p50: quantileOf(0.5), p99: quantileOf(0.99), random };
}
