import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clockTime } from '../src/progress.ts';
import { coven, linesOf, scratch, start } from './coven.ts';

async function report(...args: string[]) {
  const { code, out, err } = await coven(['simulate', 'blackmore', ...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

function sum(counts: readonly (readonly [number, number])[]): number {
  return counts.reduce((all, [, games]) => all + games, 0);
}

describe('simulate', () => {
  test('prints exactly the JSON that other programs read', async () => {
    const json = await report('--seats', '3', '--games', '40', '--seed', '9', '--bots', 'greedy,random');
    expect(Object.keys(json)).toEqual(['game', 'seats', 'games', 'moves', 'seconds', 'movesPerSecond', 'length', 'bots']);
    expect(json).toMatchObject({ game: 'blackmore', seats: 3, games: 40 });
    expect(Object.keys(json.length)).toEqual(['mean', 'min', 'max', 'counts']);
    expect(sum(json.length.counts)).toBe(40);
    expect(json.length.mean).toBeCloseTo(json.moves / 40);
    expect(json.movesPerSecond).toBeCloseTo(json.moves / json.seconds);
    expect(json.bots.map((bot: { name: string }) => bot.name)).toEqual(['greedy', 'random', 'greedy']);
    for (const [seat, bot] of json.bots.entries()) {
      expect(Object.keys(bot)).toEqual(['name', 'seat', 'wins', 'winRate', 'low', 'high', 'score', 'places']);
      expect(bot.seat).toBe(seat);
      expect(bot.winRate).toBeCloseTo(bot.wins / 40);
      expect(bot.low).toBeLessThanOrEqual(bot.winRate);
      expect(bot.high).toBeGreaterThanOrEqual(bot.winRate);
      expect(Object.keys(bot.score)).toEqual(['mean', 'sd', 'counts']);
      expect(sum(bot.score.counts)).toBe(40);
      expect(bot.places[0]).toBe(bot.wins);
      expect(bot.places.reduce((all: number, games: number) => all + games)).toBe(40);
    }
  });

  test('gives the same result for the same seed with any number of workers, and another one for another seed', async () => {
    const still = ({ seconds: _, movesPerSecond: __, ...rest }: Record<string, unknown>) => rest;
    const args = ['--games', '301', '--seed', 'moon', '--bots', 'greedy,random,random,random'];
    const one = still(await report(...args, '--workers', '1'));
    expect(still(await report(...args, '--workers', '3'))).toEqual(one);
    expect(still(await report(...args))).toEqual(one);
    expect(still(await report(...args, '--seed', 'sun'))).not.toEqual(one);
  });

  test('options reach the rules', async () => {
    const args = ['--games', '50', '--seed', '1'];
    const [down, up] = [await report(...args), await report(...args, '--option', 'wheel=ascending')];
    expect(up.bots).not.toEqual(down.bots);
  });

  test('prints a table for people, without a progress bar in a pipe', async () => {
    const { out, err } = await coven(['simulate', 'blackmore', '--games', '20', '--lang', 'fr']);
    expect(err).toBe('');
    expect(out).toContain('Les Sorcières de Blackmore');
    expect(linesOf(out).filter((line) => /^Place \d/.test(line))).toHaveLength(8);
    expect(out).toMatch(/[▁▂▃▄▅▆▇]/);
    expect(out).not.toContain('\r');
  });

  test('--each prints every game as a line of JSON in order, and the report on standard error', async () => {
    const { out, err } = await coven(['simulate', 'blackmore', '--seats', '3', '--games', '30', '--workers', '2', '--each', '--json']);
    const games = linesOf(out).map((line) => JSON.parse(line));
    expect(games.map(({ game }) => game)).toEqual(Array.from({ length: 30 }, (_, at) => at));
    const report = JSON.parse(err);
    expect(games.reduce((all, { moves }) => all + moves, 0)).toBe(report.moves);
    expect(games.filter(({ places }) => places[1] === 1)).toHaveLength(report.bots[1].wins);
  });

  test('--chart draws the distributions as SVG, and never over another file', async () => {
    const file = join(scratch, 'chart.svg');
    const args = ['simulate', 'blackmore', '--seats', '2', '--games', '20', '--chart', file];
    expect(await coven(args)).toMatchObject({ code: 0, err: '' });
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 720 \d+"/);
    expect(svg.match(/<g>/g)).toHaveLength(5);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(await coven(args)).toMatchObject({ code: 2, err: expect.stringContaining('already') });
  });

  test('Ctrl-C prints what was played, with exit code 130', async () => {
    const child = start(['simulate', 'blackmore', '--games', '1000000000', '--workers', '1', '--each']);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (out === '') child.kill('SIGINT');
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(linesOf(err).at(-1)).toBe(`coven: stopped after ${linesOf(out).length} of 1000000000 games.`);
    expect(err).toContain('Moves per game');
  });
});

test('the time left is told in minutes and seconds', () => {
  expect([0.2, 59.5, 61, 3725].map(clockTime)).toEqual(['0:01', '1:00', '1:01', '1:02:05']);
});
