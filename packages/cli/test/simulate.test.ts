import { describe, expect, test } from 'vitest';
import { wilson } from '../src/simulate/interval.ts';
import { coven, linesOf } from './coven.ts';

async function report(...args: string[]) {
  const { code, out, err } = await coven(['simulate', 'blackmore', ...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('simulate', () => {
  test('prints exactly the JSON that other programs read', async () => {
    const json = await report('--seats', '3', '--games', '40', '--seed', '9', '--bots', 'greedy,random');
    expect(Object.keys(json)).toEqual(['game', 'seats', 'games', 'moves', 'seconds', 'movesPerSecond', 'length', 'bots']);
    expect(json).toMatchObject({ game: 'blackmore', seats: 3, games: 40 });
    expect(Object.keys(json.length)).toEqual(['mean', 'min', 'max']);
    expect(json.length.mean).toBeCloseTo(json.moves / 40);
    expect(json.movesPerSecond).toBeCloseTo(json.moves / json.seconds);
    expect(json.bots.map((bot: { name: string }) => bot.name)).toEqual(['greedy', 'random', 'greedy']);
    for (const [seat, bot] of json.bots.entries()) {
      expect(Object.keys(bot)).toEqual(['name', 'seat', 'wins', 'winRate', 'low', 'high', 'score']);
      expect(bot.seat).toBe(seat);
      expect(bot.winRate).toBeCloseTo(bot.wins / 40);
      expect(bot.low).toBeLessThanOrEqual(bot.winRate);
      expect(bot.high).toBeGreaterThanOrEqual(bot.winRate);
      expect(Object.keys(bot.score)).toEqual(['mean', 'sd']);
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
    expect(linesOf(out).filter((line) => line.startsWith('Place '))).toHaveLength(5);
    expect(out).not.toContain('\r');
  });
});

test("Wilson's interval has the textbook figures", () => {
  const { low, high } = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
  expect(wilson(10, 10).high).toBe(1);
});
