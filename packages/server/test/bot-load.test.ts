import { casesOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { childServer } from './support/child-server.ts';
import { type Line, Player } from './support/player.ts';
import { storedLines } from './support/serve.ts';

const TABLES = casesOf(4, 20);
/** Moves of the person at each table. */
const MOVES = casesOf(2, 6);
const SEATS = 3;
/** The level may think for 300 ms: too long for so many bots and one thread, so that each must think less. */
const LEVEL = 'clever';
/**
 * Milliseconds until a bot counts as slow, far more than a busy machine holds up a thread: with four other processes at work on two cores,
 * 300 made most moves random.
 */
const BUDGET = 10_000;
/** Of a hundred decisions so many may be random. */
const MAX_RANDOM = 5;

/** The bots' decisions that the server has counted, by how they came about. */
async function decisionsAt(address: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return new Map(
    [...text.matchAll(/^coven_bot_decisions_total\{by="(\w+)"\} (\d+)$/gm)].map(([, by, count]) => [by as string, Number(count)]),
  );
}

/** Moves that bots have made at a table, as it is stored. */
function botMoves(data: string, table: string): number {
  const entries = storedLines(data, table).flatMap((line) => (JSON.parse(line) as { entries?: [unknown, string][] }).entries ?? []);
  return entries.filter(([by]) => typeof by === 'number' && by > 0).length;
}

test(`${TABLES} tables of bots that search: every move is counted, as thought of or as made at random instead`, async () => {
  const server = await childServer({ botBudget: BUDGET, botWorkers: 1 });
  const lines: Line[] = [];
  const anna = await Player.named(server.address, 'Anna');
  const tables: string[] = [];
  for (let table = 0; table < TABLES; table++) {
    const chairs = [null, ...Array.from({ length: SEATS - 1 }, () => LEVEL)];
    const id = await anna.createTable({ game: GAMES[table % GAMES.length]?.id as string, chairs });
    tables.push(id);
    lines.push(await anna.enter(id));
  }
  await Promise.all(
    lines.map(async (line) => {
      await line.ready();
      for (let move = 0; move < MOVES; move++) {
        await line.until(() => line.mayMove, 'a turn', 60_000);
        await line.move();
      }
      // Nobody but the person is awaited: no bot thinks any more.
      await line.until(() => line.update?.awaited.every(({ seat }) => seat === 0) === true, 'the bots', 60_000);
    }),
  );
  const decisions = await decisionsAt(server.address);
  const thought = decisions.get('bot') ?? 0;
  expect(thought).toBeGreaterThan(TABLES);
  expect(thought + (decisions.get('only') ?? 0) + (decisions.get('random') ?? 0)).toBe(
    tables.reduce((sum, table) => sum + botMoves(server.data, table), 0),
  );
  expect((decisions.get('random') ?? 0) * 100).toBeLessThanOrEqual(thought * MAX_RANDOM);
}, 120_000);
