import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianInterval } from '../interval.ts';
import { type Benchmark, quantile, type Row } from '../row.ts';
import { openBoardgameIoTables } from './boardgame-io-load.ts';
import { openCovenTables } from './coven-load.ts';
import { Load } from './load.ts';
import { ServerProcess } from './process.ts';

type OpenTables = (server: ServerProcess, tables: number, load: Load) => Promise<() => void>;

export interface Measured {
  readonly rate: number;
  /** The server's CPU time per move in microseconds. */
  readonly cpu: number;
  readonly bytes: number;
  readonly latencies: readonly number[];
}

const MAX_MILLISECONDS = 15_000;

/** One kind of server, and how to open tables there. */
interface Kind {
  readonly script: string;
  readonly args: (dir: string) => readonly string[];
  readonly open: OpenTables;
  /** Warm-up rounds, which do not count: servers run for weeks, so JIT compilation in the first seconds is irrelevant. */
  readonly warmUps: number;
  /** Its process may crash during a long run, so it takes part only in every third round, each time in a new process. */
  readonly isUnstable?: boolean;
}

export const COVEN: Kind = { script: './coven-process.ts', args: (dir) => [dir], open: openCovenTables, warmUps: 8 };
/** Tables leave memory soon after all players have left. */
const EVICTING: Kind = { ...COVEN, args: (dir) => [dir, JSON.stringify({ idleSeconds: 1 })] };
/** The baseline, with updates of the given size. */
const bare = (bytes: number): Kind => ({ ...COVEN, script: './bare-process.ts', args: (dir) => [dir, String(bytes)] });
const MEMORY: Kind = { script: './boardgame-io-process.ts', args: () => ['memory'], open: openBoardgameIoTables, warmUps: 8 };
/** Its store sometimes reads a file that is being written. File access dominates, so it needs little warm-up. */
const FILE: Kind = { ...MEMORY, args: (dir) => ['file', dir], warmUps: 1, isUnstable: true };

/** One round at the given number of tables. */
export async function round(server: ServerProcess, open: OpenTables, tables: number, think: number): Promise<Measured> {
  const load = new Load(think);
  const leave = await open(server, tables, load);
  const before = await server.usage();
  const seconds = await load.run(MAX_MILLISECONDS);
  const after = await server.usage();
  leave();
  return {
    rate: load.moves / seconds,
    cpu: (after.cpu - before.cpu) / load.moves,
    bytes: load.bytes / load.messages,
    latencies: load.latencies.sort((a, b) => a - b),
  };
}

export async function withServer<Result>({ script, args }: Kind, use: (server: ServerProcess) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'coven-bench-'));
  const server = await ServerProcess.start(script, args(dir));
  try {
    return await use(server);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

const ROUNDS = 7;
const UNSTABLE_EVERY = 3;
const TRIES = 4;

/**
 * Closed loops: as many moves as each server can handle, after warm-up. The servers take turns and the median round counts,
 * so that changes in the machine's speed affect all of them.
 */
async function contest(kinds: readonly Kind[], tables: number): Promise<readonly Measured[]> {
  return (await roundsOf(kinds, tables, ROUNDS)).map(medianOf);
}

/** The rounds of each server in turn. */
async function roundsOf(kinds: readonly Kind[], tables: number, count: number): Promise<readonly (readonly Measured[])[]> {
  const rounds = kinds.map((): Measured[] => []);
  const takeTurns = async (servers: readonly (ServerProcess | undefined)[]): Promise<void> => {
    const next = kinds[servers.length];
    if (next?.isUnstable) return takeTurns([...servers, undefined]);
    if (next) return withServer(next, (server) => takeTurns([...servers, server]));
    for (const [at, server] of servers.entries()) if (server) await warmUp(server, kinds[at] as Kind);
    for (let turn = 0; turn < count; turn++) {
      for (const [at, server] of servers.entries()) {
        const kind = kinds[at] as Kind;
        if (server) rounds[at]?.push(await round(server, kind.open, tables, 0));
        else if (turn % UNSTABLE_EVERY === 0) rounds[at]?.push(await unstableRound(kind, tables));
      }
    }
  };
  await takeTurns([]);
  return rounds;
}

async function warmUp(server: ServerProcess, { open, warmUps }: Kind): Promise<void> {
  for (let turn = 0; turn < warmUps; turn++) await round(server, open, 100, 0);
}

/** Retries if the process ends before the round does. */
async function unstableRound(kind: Kind, tables: number): Promise<Measured> {
  for (let left = TRIES; ; left--) {
    try {
      return await withServer(kind, async (server) => {
        await warmUp(server, kind);
        return round(server, kind.open, tables, 0);
      });
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

function medianOf(rounds: readonly Measured[]): Measured {
  const middle = (value: (measured: Measured) => number) =>
    quantile(
      rounds.map(value).sort((a, b) => a - b),
      0.5,
    );
  return {
    rate: middle(({ rate }) => rate),
    cpu: middle(({ cpu }) => cpu),
    bytes: middle(({ bytes }) => bytes),
    latencies: rounds.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
  };
}

/** Durable moves at the given number of tables, compared with boardgame.io's server with and without its file store. */
function movesAt(tables: number): Benchmark {
  return {
    id: `server-${tables}`,
    async run(): Promise<Row[]> {
      const [ours, file, memory] = (await contest([COVEN, FILE, MEMORY], tables)) as [Measured, Measured, Measured];
      return [
        { id: `coven, ${tables} tables, durable`, value: ours.rate, unit: 'moves/s' },
        { id: 'boardgame.io, file store', value: file.rate, unit: 'moves/s' },
        { id: 'boardgame.io, memory', value: memory.rate, unit: 'moves/s' },
        {
          id: 'coven, per CPU second against the file store',
          value: 1e6 / ours.cpu,
          unit: 'moves/CPU s',
          ratio: { to: 'boardgame.io, file store', value: file.cpu / ours.cpu, atLeast: 10 },
        },
        {
          id: 'coven, per CPU second against memory',
          value: 1e6 / ours.cpu,
          unit: 'moves/CPU s',
          ratio: { to: 'boardgame.io, memory', value: memory.cpu / ours.cpu, atLeast: 3.5 },
        },
        { id: 'coven, bytes per viewer and move', value: ours.bytes, unit: 'B', atMost: 350 },
        { id: 'boardgame.io, bytes per viewer and move', value: memory.bytes, unit: 'B' },
      ];
    },
  };
}

/** Latency with thinking players: the time until the last of four players gets a durable move, at about 2.5 moves per second and table. */
function latencyAt(tables: number): Benchmark {
  return {
    id: `latency-${tables}`,
    async run(): Promise<Row[]> {
      const { rate, latencies } = await withServer(COVEN, async (server) => {
        await round(server, openCovenTables, 50, 0);
        return round(server, openCovenTables, tables, tables > 500 ? 1000 : 400);
      });
      return [
        { id: `coven, ${tables} tables`, value: rate, unit: 'moves/s' },
        { id: 'p50', value: quantile(latencies, 0.5), unit: 'ms' },
        { id: 'p99', value: quantile(latencies, 0.99), unit: 'ms' },
      ];
    },
  };
}

/** Rounds of a comparison whose ratio is close to its target. */
const PAIRS = 15;

/** Our rate compared with the same sockets and log without a game: the median over pairs of neighbouring rounds, with its interval. */
const besideBare: Benchmark = {
  id: 'server-bare',
  async run(): Promise<Row[]> {
    const { bytes } = await withServer(COVEN, (server) => round(server, openCovenTables, 20, 0));
    const [bareRounds = [], ourRounds = []] = await roundsOf([bare(bytes), COVEN], 100, PAIRS);
    const [yardstick, ours] = [medianOf(bareRounds), medianOf(ourRounds)];
    const { median, low, high } = medianInterval(ourRounds.map(({ rate }, at) => rate / (bareRounds[at]?.rate ?? Number.NaN)));
    return [
      { id: 'bare sockets and log, 100 tables', value: yardstick.rate, unit: 'moves/s' },
      {
        id: 'coven, 100 tables, durable',
        value: ours.rate,
        unit: 'moves/s',
        ratio: { to: 'bare sockets and log', value: median, atLeast: 0.65 },
      },
      { id: 'that ratio, least by 95 %', value: low, unit: '' },
      { id: 'that ratio, most by 95 %', value: high, unit: '' },
      { id: 'bare sockets and log, CPU', value: yardstick.cpu, unit: 'µs/move' },
      { id: 'coven, CPU', value: ours.cpu, unit: 'µs/move' },
      { id: 'bare sockets and log, bytes per viewer and move', value: yardstick.bytes, unit: 'B' },
      { id: 'coven, bytes per viewer and move', value: ours.bytes, unit: 'B' },
    ];
  },
};

const STORED = 10_000;

/** Tables without viewers should use disk, not memory. */
const storedTables: Benchmark = {
  id: 'server-stored-tables',
  run: () =>
    withServer(EVICTING, async (server): Promise<Row[]> => {
      const fill = async (tables: number) => {
        for (let made = 0; made < tables; made += 100) (await openCovenTables(server, 100, new Load(0)))();
        // Long enough for all tables to leave memory.
        await new Promise((resolve) => setTimeout(resolve, 3000));
        return server.heap();
      };
      const first = await fill(500);
      const all = await fill(STORED - 500);
      return [
        { id: `${STORED} games under way, all left`, value: all / 1e6, unit: 'MB in use' },
        { id: 'each of them', value: Math.max(0, all - first) / (STORED - 500), unit: 'B' },
      ];
    }),
};

export const SERVERS: readonly Benchmark[] = [movesAt(100), movesAt(1000), latencyAt(100), latencyAt(1000), besideBare, storedTables];
