import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { FastRandom } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { HttpSink, httpSender } from '../support/http-sink.ts';
import { isLeftOut } from '../support/installed.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { newDirectory, removeDirectory } from '../support/serve.ts';
import { type BellHistory, bellProblems, type Told } from './bell-history.ts';
import { BellNode, type Fault, meeting } from './bell-node.ts';

const TABLES = Array.from({ length: 8 }, (_, at) => `bell${at}`);
const PATIENTLY = { timeout: 50_000, interval: 20 };

let data: string;
let store: Store;
let sink: HttpSink;
let told: Told[];
beforeEach(async () => {
  data = newDirectory();
  sink = await HttpSink.start();
  told = [];
  sink.onReceive = async ({ id, person, seq }) => {
    told.push({ id, table: person, seq, wasStored: (await store.tables.lines(person)).length > seq });
  };
});
afterEach(async () => {
  sink.close();
  await store.close();
  removeDirectory(data);
});

async function history(): Promise<BellHistory> {
  const logs = new Map(await Promise.all(TABLES.map(async (table) => [table, await store.tables.lines(table)] as const)));
  return { logs, told, givenUp: await store.outbox.givenUp() };
}

/** All bells have rung, and nothing is left to tell. */
async function untilQuiet(): Promise<void> {
  const left = async () => [await store.tables.firstDue(), await store.outbox.firstAt()];
  await expect.poll(left, PATIENTLY).toEqual([undefined, undefined]);
}

/** Nodes that are killed again and again. */
async function killed(count: number, kills: number, rings: number, database: string): Promise<void> {
  const random = new FastRandom('bells');
  let names = 0;
  const start = async (): Promise<ChildProcess> => {
    names++;
    const given = JSON.stringify({ data, database, node: `n${names}`, port: sink.port, rings });
    const script = fileURLToPath(new URL('./bell-process.ts', import.meta.url));
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, given], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    return child;
  };
  await Promise.all(TABLES.map((table) => BellNode.begin(store, table)));
  const nodes = await Promise.all(Array.from({ length: count }, start));
  onTestFinished(() => {
    for (const node of nodes) node.kill('SIGKILL');
  });
  for (let kill = 0; kill < kills; kill++) {
    const before = told.length;
    // A kill comes in the middle of something.
    await expect.poll(() => told.length, PATIENTLY).toBeGreaterThan(before + random.below(TABLES.length));
    const at = random.below(count);
    nodes[at]?.kill('SIGKILL');
    nodes[at] = await start();
  }
  await untilQuiet();
}

test('a node that is killed again and again forgets nothing that is due, does nothing twice, and tells nothing too early', async () => {
  store = new SqliteStore(data);
  const [kills, rings] = [casesOf(3, 40), casesOf(8, 80)];
  await killed(1, kills, rings, '');
  expect(bellProblems(await history(), rings)).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(TABLES.length * rings - kills * TABLES.length);
});

test.skipIf(isLeftOut('postgres'))('so do three nodes on one database', async () => {
  const cluster = await PostgresCluster.start();
  try {
    const url = cluster.url(await cluster.newDatabase());
    store = await PostgresStore.open({ url, node: 'test' });
    const [kills, rings] = [casesOf(3, 15), casesOf(100, 250)];
    await killed(3, kills, rings, url);
    expect(bellProblems(await history(), rings)).toEqual([]);
    await store.close();
  } finally {
    await cluster.dispose();
  }
});

const FAULTS: readonly (readonly [Fault, string])[] = [
  ['forgets', 'forgot to ring'],
  ['rings-early', 'rang too early'],
  ['rings-twice', 'rang 2 times'],
  ['tells-first', 'told before it was stored'],
  ['tells-nobody', 'notices were forgotten'],
  ['counts-no-attempts', 'told three times'],
];

/** Two nodes in this process that come to each table's first ring at the same time. */
async function twoNodes(fault: Fault): Promise<readonly BellNode[]> {
  store = new SqliteStore(data);
  await Promise.all(TABLES.map((table) => BellNode.begin(store, table)));
  const parts = { store, sender: httpSender(sink.port), rings: 4, fault, meet: meeting() };
  return Promise.all([1, 2].map(() => BellNode.start(parts)));
}

test.each(FAULTS)('the checker notices a node that %s', async (fault, problem) => {
  const nodes = await twoNodes(fault);
  const problems = async () => bellProblems(await history(), fault === 'forgets' ? 4 : 1);
  await expect.poll(problems, PATIENTLY).toContainEqual(expect.stringContaining(problem));
  await Promise.all(nodes.map((node) => node.close()));
});

test('the checker finds nothing wrong with two nodes that are sound', async () => {
  const nodes = await twoNodes('none');
  await untilQuiet();
  expect(bellProblems(await history(), 4)).toEqual([]);
  expect(told).toHaveLength(TABLES.length * 4);
  await Promise.all(nodes.map((node) => node.close()));
});
