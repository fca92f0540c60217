import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { medianInterval } from '../interval.ts';
import { type Benchmark, quantile, type Row } from '../row.ts';
import { openCovenTables } from './coven-load.ts';
import { COVEN, round, withServer } from './index.ts';
import type { ServerProcess } from './process.ts';

const TABLES = 20;
/** Milliseconds that people think at their own tables, about. */
const THINK = 400;
/** Pairs of rounds, without bots and with them: the disk of a machine may stop for a second at any time, and the median forgets that. */
const PAIRS = 6;

/** Twenty tables of the strongest bots beside twenty of people: whether bots answer in time, and what people's moves wait for them. */
export const BOTS: Benchmark = {
  id: 'bots',
  run: () =>
    withServer(COVEN, async (server): Promise<Row[]> => {
      // JIT compilation in the first seconds is irrelevant.
      await round(server, openCovenTables, TABLES, 0);
      await besideBots(server);
      const pairs: (readonly [alone: Quantiles, beside: Quantiles])[] = [];
      for (let pair = 0; pair < PAIRS; pair++) pairs.push([await alone(server), await besideBots(server)]);
      const decisions = await decisionsAt(server);
      return [
        { id: 'bots’ decisions at watched tables', value: decisions.count, unit: '' },
        { id: 'of these late', value: decisions.late * 100, unit: '%', atMost: 1 },
        { id: 'time to the answer, p50', value: decisions.p50, unit: 'of the budget' },
        { id: 'time to the answer, p99', value: decisions.p99, unit: 'of the budget', atMost: 1 },
        { id: 'made at random instead', value: decisions.random, unit: '', atMost: 0 },
        ...rowsOf('p50', pairs),
        ...rowsOf('p99', pairs),
      ];
    }),
};

/** Of what people's moves took, in milliseconds. */
type Quantiles = Readonly<Record<'p50' | 'p99', number>>;

function rowsOf(key: keyof Quantiles, pairs: readonly (readonly [alone: Quantiles, beside: Quantiles])[]): readonly Row[] {
  const { median, low, high } = medianInterval(pairs.map(([without, beside]) => beside[key] / without[key]));
  return [
    { id: `a person’s move, ${key}, without bots`, value: medianInterval(pairs.map(([without]) => without[key])).median, unit: 'ms' },
    { id: `${key}, with ${TABLES} tables of bots`, value: medianInterval(pairs.map(([, beside]) => beside[key])).median, unit: 'ms' },
    { id: 'that ratio, of neighbouring rounds', value: median, unit: '', atMost: 2 },
    { id: 'least by 95 %', value: low, unit: '' },
    { id: 'most by 95 %', value: high, unit: '' },
  ];
}

async function alone(server: ServerProcess): Promise<Quantiles> {
  const { latencies } = await round(server, openCovenTables, TABLES, THINK);
  return { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

async function besideBots(server: ServerProcess): Promise<Quantiles> {
  const script = fileURLToPath(new URL('./bot-tables-process.ts', import.meta.url));
  const bots = fork(script, [String(server.port), String(TABLES)]);
  try {
    await opened(bots);
    return await alone(server);
  } finally {
    const closed = new Promise((resolve) => bots.once('close', resolve));
    bots.kill('SIGKILL');
    await closed;
  }
}

function opened(bots: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    bots.once('message', () => resolve());
    bots.once('exit', (code) => reject(new Error(`the tables of bots ended with ${code}`)));
  });
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
