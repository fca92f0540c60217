import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeptMatch, type Level, ladderOf, pooledMatches, presentMatches } from '@coven/bots';
import { trainingOf } from '@coven/games';
import { expect, test } from 'vitest';
import { coven, linesOf, scratch } from './coven.ts';

const MATCH = ['arena', 'blackmore', '--seats', '2', '--bots', 'greedy,random', '--iterations', '5', '--seed', 'x'];

test('rates bots over duplicate deals: the same for any number of workers, and by JSON that other programs read', async () => {
  const [one, two] = [
    await coven([...MATCH, '--games', '19', '--json', '--workers', '1']),
    await coven([...MATCH, '--games', '20', '--json']),
  ];
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two.out).toBe(one.out);
  const report = JSON.parse(one.out);
  expect(Object.keys(report)).toEqual(['game', 'seats', 'deals', 'games', 'seed', 'milliseconds', 'iterations', 'ratings']);
  expect(report).toMatchObject({ game: 'blackmore', seats: 2, deals: 10, games: 20, milliseconds: null, iterations: 5 });
  const [greedy, random] = report.ratings;
  expect(greedy).toMatchObject({ name: 'greedy', games: 20 });
  expect(greedy.wins.mean + random.wins.mean).toBeCloseTo(1);
  expect(greedy.wins.mean).toBeGreaterThan(0.5);
  expect(greedy.wins.low).toBeLessThan(greedy.wins.mean);
});

test('goes on from a file of games, whose last line may be torn, and refuses the file of another match', async () => {
  const [whole, torn] = [join(scratch, 'whole.jsonl'), join(scratch, 'torn.jsonl')];
  const straight = await coven([...MATCH, '--games', '12', '--into', whole, '--json']);
  const lines = linesOf(readFileSync(whole, 'utf8'));
  expect(lines).toHaveLength(13);
  writeFileSync(torn, `${lines.slice(0, 6).join('\n')}\n${lines[6]?.slice(0, 9)}`);
  const resumed = await coven([...MATCH, '--games', '12', '--into', torn, '--json']);
  expect(resumed).toEqual(straight);
  expect(readFileSync(torn, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  const other = await coven([...MATCH, '--games', '12', '--seed', 'y', '--into', whole]);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('already') });
  writeFileSync(torn, `${[...lines.slice(0, 6), lines[5]].join('\n')}\n`);
  const twice = await coven([...MATCH, '--games', '12', '--into', torn]);
  expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('line 7') });
});

test('prints a table for people and draws a chart', async () => {
  const chart = join(scratch, 'arena.svg');
  const { code, out } = await coven([...MATCH, '--games', '4', '--chart', chart, '--lang', 'uk']);
  expect(code).toBe(0);
  // Each bot has a line among the ratings and one among the seats.
  expect(linesOf(out).filter((line) => /^(greedy|random) /.test(line))).toHaveLength(4);
  expect(out).toContain('Рейтинг');
  const drawn = readFileSync(chart, 'utf8');
  // The shares of wins with their intervals, and scores and places of both.
  expect(drawn.match(/<g>/g)).toHaveLength(5);
  expect(drawn.match(/<circle/g)).toHaveLength(2);
  const [, mean, rating] = /^greedy +([\d,]+ %) .*? %\s+([\d–-]+) /m.exec(out) ?? [];
  expect(drawn).toContain(`${mean} · ${rating} (`);
});

test('four seats fit into 80 columns', async () => {
  const { code, out } = await coven(['arena', 'blackmore', '--seats', '4', '--bots', 'random', '--games', '4', '--lang', 'fr']);
  expect(code).toBe(0);
  expect(linesOf(out).filter((line) => line.length > 80)).toEqual([]);
  expect(out).toMatch(/ 1 .* 2 .* 3 .* 4$/m);
});

test('a bot that searches may have iterations of its own, others have none', async () => {
  const plan = ['arena', 'blackmore', '--seats', '2', '--games', '2', '--json', '--bots'];
  const [one, other] = [await coven([...plan, 'clever:1,greedy']), await coven([...plan, 'clever:1, clever:30'])];
  expect(JSON.parse(one.out).ratings).toMatchObject([{ name: 'clever:1', games: 2 }, { name: 'greedy' }]);
  expect(JSON.parse(other.out).ratings).toMatchObject([{ name: 'clever:1' }, { name: 'clever:30' }]);
  for (const name of ['greedy:5', 'clever:0', 'clever:', 'cleverer:5']) {
    expect(await coven([...plan, name])).toMatchObject({ code: 2, err: expect.stringContaining(`“${name}”`) });
  }
});

test('refuses what contradicts itself', async () => {
  const plan = ['arena', 'whirling', '--seats', '2', '--games', '2'];
  const weights = join(scratch, 'weights.json');
  const { names = [] } = (await trainingOf('whirling')) ?? {};
  writeFileSync(weights, JSON.stringify({ game: 'whirling', weights: Object.fromEntries(names.map((name) => [name, 1])) }));
  for (const [args, why] of [
    [['--bots', 'greedy, clever:5', '--iterations', '3'], '“clever:5”'],
    [['--bots', 'clever:5', '--time', '3'], '“clever:5”'],
    [['--bots', 'greedy', '--weights', weights], '“trained”'],
    [['--bots', 'greedy', '--strength', scratch, '--option', 'characters=draft'], '--strength'],
    [['--bots', 'trained,greedy', '--strength', scratch, '--weights', weights], '--strength'],
  ] as const) {
    expect(await coven([...plan, ...args]), args.join(' ')).toMatchObject({ code: 2, out: '', err: expect.stringContaining(why) });
  }
  const other = await coven(['arena', 'konotop', '--bots', 'trained', '--weights', weights]);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('no evaluation') });
});

test('goes on only with the levels that the games were played by', async () => {
  const [file, plan] = [join(scratch, 'levels.jsonl'), ['arena', 'konotop', '--seats', '2', '--bots', 'clever,greedy', '--games', '2']];
  await coven([...plan, '--into', file]);
  const [head = '', ...games] = linesOf(readFileSync(file, 'utf8'));
  expect(JSON.parse(head)).toMatchObject({ limits: [expect.any(Number), null] });
  writeFileSync(file, `${[head.replace(/"limits":\[\d+/, '"limits":[99999'), ...games].join('\n')}\n`);
  expect(await coven([...plan, '--into', file])).toMatchObject({ code: 2, err: expect.stringContaining('already') });
});

test('keeps matches in a folder: the same deals again replace the earlier ones, other deals add to them', async () => {
  const folder = join(scratch, 'strength');
  const play = (seed: string, games: string) =>
    coven(['arena', 'blackmore', '--seats', '2', '--bots', 'greedy,steady', '--seed', seed, '--games', games, '--strength', folder]);
  await play('1', '2');
  await play('1', '8');
  await play('2', '12');
  expect(linesOf(readFileSync(join(folder, 'blackmore.jsonl'), 'utf8')).map((line) => JSON.parse(line))).toMatchObject([
    { bots: ['greedy', 'steady'], seed: '1', games: 8 },
    { bots: ['greedy', 'steady'], seed: '2', games: 12 },
  ]);
  const rows = linesOf(readFileSync(`${folder}.md`, 'utf8')).filter((line) => line.includes('`steady` |'));
  expect(rows.at(-1)).toMatch(/\| `greedy` \| `steady` \| .* \| 1, 2 \| 20 \|/);
  // What people wrote stays, also below tables that have lost their marks.
  writeFileSync(`${folder}.md`, 'Above\n<!-- written by coven arena --strength -->\nBelow\n');
  await play('1', '2');
  await play('1', '2');
  expect(readFileSync(`${folder}.md`, 'utf8')).toMatch(/^Above\n<!-- written .*\n[\s\S]*<!-- end -->\n+Below\n$/);
  writeFileSync(join(folder, 'blackmore.jsonl'), '{}\n{"bots":\n');
  expect(await play('1', '2')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('line 2') });
});

test('matches over several seeds count as one', () => {
  const match = (seed: string, games: number, share: number, low: number, high: number): KeptMatch => ({
    bots: ['clever', 'greedy'],
    iterations: null,
    milliseconds: null,
    seed,
    games,
    share,
    low,
    high,
  });
  const [both] = pooledMatches([match('1', 100, 0.6, 0.5, 0.7), match('2', 300, 0.8, 0.75, 0.85)]);
  expect(both).toMatchObject({ seed: '1, 2', games: 400, share: 0.75 });
  // In games of each: 100 × 0.1 and 300 × 0.05, which are independent.
  expect((both?.high ?? 0) - 0.75).toBeCloseTo(Math.hypot(10, 15) / 400);
  expect((both?.low ?? 0) - 0.75).toBeCloseTo(-Math.hypot(10, 15) / 400);
  // An interval that ends at 1 is as wide as its other side.
  const [sure] = pooledMatches([match('1', 100, 0.98, 0.9, 1), match('2', 100, 0.98, 0.9, 1)]);
  expect(sure?.low).toBeCloseTo(0.98 - (Math.SQRT2 * 8) / 200);
});

test('a rating is of levels as they are now: matches with other limits do not count, and are dropped when the next match is kept', () => {
  const levels = (iterations: number) => [
    { id: 'greedy', remembers: false },
    { id: 'clever', remembers: true, limits: { iterations, milliseconds: 300 } },
  ];
  const match = (seed: string, games: number, share: number): KeptMatch => ({
    bots: ['clever', 'greedy'],
    iterations: null,
    milliseconds: null,
    limits: [8, null],
    seed,
    games,
    share,
    low: 0,
    high: 1,
  });
  expect(ladderOf(levels(8), [match('1', 100, 0.5)])).toEqual({ greedy: 1500, clever: 1500 });
  expect(ladderOf(levels(8), [match('1', 100, 0.5), match('2', 900, 0.8)])).toEqual({ greedy: 1500, clever: 1710 });
  // A level that was never measured does not part its neighbours.
  const [greedy, clever] = levels(8) as [Level, Level];
  expect(ladderOf([greedy, { id: 'new', remembers: false }, clever], [match('1', 100, 0.5)])).toEqual({ greedy: 1500, clever: 1500 });
  expect(ladderOf(levels(9), [match('1', 100, 0.5), match('2', 900, 0.8)])).toEqual({ greedy: 1500 });
  // Whoever is named first.
  const turned = { ...match('1', 1000, 0.2), bots: ['greedy', 'clever'], limits: [null, 8] };
  expect(ladderOf(levels(8), [turned])).toEqual(ladderOf(levels(8), [match('1', 1000, 0.8)]));
  expect(presentMatches(levels(9), [match('1', 100, 0.5), { ...match('1', 100, 0.5), limits: [9, null] }])).toHaveLength(1);
});
