import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allBotsOf } from '@coven/games';
import { afterAll, expect, test } from 'vitest';
import { Match, type MatchPlan } from '../src/arena/match.ts';
import { FileProblem } from '../src/file-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'coven-match-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function plan(games: number): Promise<MatchPlan> {
  const bots = await allBotsOf('blackmore');
  const lineup = ['greedy', 'random', 'random'].map((id) => bots.find((bot) => bot.id === id) ?? expect.fail(id));
  return { game: 'blackmore', seats: 3, options: {}, lineup, seed: 'x', games };
}

async function played(match: Match, signal = new AbortController().signal): Promise<Match> {
  await match.play({ threads: 2, signal, reached: () => {} });
  return match;
}

test('a match goes on from its file, plays whole deals, and ends as one that never stopped', async () => {
  const file = join(folder, 'match.jsonl');
  const first = await played(new Match(await plan(4), file));
  expect(first).toMatchObject({ games: 6, played: 6 });
  const second = new Match(await plan(10), file);
  expect(second).toMatchObject({ games: 12, played: 6, left: 6 });
  const straight = await played(new Match(await plan(12), undefined));
  expect((await played(second)).report()).toEqual(straight.report());
  expect(straight.report()).toMatchObject({
    deals: 4,
    games: 12,
    ratings: [
      { name: 'greedy', games: 12 },
      { name: 'random', games: 24 },
    ],
  });
});

test('a match that was stopped keeps what was played, and counts whole deals', async () => {
  const stop = new AbortController();
  const match = new Match(await plan(3_000_000), undefined);
  await match.play({ threads: 1, signal: stop.signal, reached: () => stop.abort() });
  expect(match.played).toBeGreaterThan(0);
  expect(match.played).toBeLessThan(match.games);
  const { deals, games } = match.report();
  expect([games, deals]).toEqual([deals * 3, Math.floor(match.played / 3)]);
});

test('the file of another match is refused and left as it is', async () => {
  const file = join(folder, 'other.jsonl');
  writeFileSync(file, '{}\n');
  const other = await plan(3);
  expect(() => new Match(other, file)).toThrow(new FileProblem('file-exists', { file }));
  expect(readFileSync(file, 'utf8')).toBe('{}\n');
});
