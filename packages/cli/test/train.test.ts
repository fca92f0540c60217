import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trainingOf } from '@coven/games';
import { expect, test } from 'vitest';
import { coven, covenHere, linesOf, scratch } from './coven.ts';

const RUN = ['train', 'whirling', '--seats', '2', '--seed', 'x', '--worlds', '1', '--json'];
const [whole, torn, weights] = ['whole.jsonl', 'torn.jsonl', 'weights.json'].map((name) => join(scratch, name)) as [string, string, string];

test('goes on from a file of games, whose last line may be torn, as if it had never stopped', async () => {
  const straight = await coven([...RUN, '--games', '2', '--into', whole]);
  expect(straight).toMatchObject({ code: 0, err: '' });
  const lines = linesOf(readFileSync(whole, 'utf8'));
  expect(lines).toHaveLength(3);
  writeFileSync(torn, `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 99)}`);
  const resumed = await coven([...RUN, '--games', '2', '--into', torn]);
  expect(resumed).toEqual(straight);
  expect(readFileSync(torn, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  writeFileSync(weights, straight.out);
  const report = JSON.parse(straight.out);
  expect(Object.keys(report)).toEqual(['game', 'seats', 'seed', 'games', 'decisions', 'byHand', 'learned', 'weights']);
  expect(report).toMatchObject({ game: 'whirling', seats: 2, seed: 'x', games: 2 });
  expect(report.decisions).toBeGreaterThan(3);
  expect(Object.values(report.weights)).not.toContain(null);
});

test('the more the weights it begins with count, the nearer to them it stays', async () => {
  const start = (await trainingOf('whirling'))?.startFor(2) ?? [];
  const wayTo = async (hold: string) => {
    const { out } = await covenHere([...RUN, '--games', '2', '--into', whole, '--hold', hold]);
    const learned: readonly number[] = Object.values(JSON.parse(out).weights);
    return Math.hypot(...learned.map((weight, at) => weight - (start[at] as number)));
  };
  const [free, usual, held] = [await wayTo('0'), await wayTo('30'), await wayTo('1000000000')];
  expect(free).toBeGreaterThan(usual);
  expect(usual).toBeGreaterThan(0.1);
  expect(held).toBeLessThan(0.001);
});

test('a file it cannot go on from gets one line', async () => {
  const [head, game] = linesOf(readFileSync(whole, 'utf8'));
  const short = JSON.stringify({ game: 0, decisions: [[{ features: [1, 2], value: 0 }]] });
  const faults = [
    [`${head?.replace('"x"', '"y"')}\n`, 'already exists'],
    [`${head}\n${game}\nnonsense\n`, 'line 3'],
    [`${head}\n${short}\n`, 'line 2'],
    [`${head}\n${game}\n${game}\n`, 'line 3'],
  ] as const;
  for (const [text, told] of faults) {
    const file = join(scratch, 'bad.jsonl');
    writeFileSync(file, text);
    const { code, out, err } = await covenHere([...RUN, '--games', '2', '--into', file]);
    expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(told);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  const nowhere = await covenHere([...RUN, '--into', join(scratch, 'no-folder', 'games.jsonl')]);
  expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('ENOENT') });
});

test('a game without an evaluation to learn is told those that have one', async () => {
  expect(await covenHere(['train', 'konotop'])).toMatchObject({ code: 2, err: expect.stringContaining('whirling, witchstone') });
});

test('prints for people what was learned, from games that are there already', async () => {
  const { code, out } = await covenHere([
    'train',
    'whirling',
    '--seats',
    '2',
    '--seed',
    'x',
    '--worlds',
    '1',
    '--games',
    '2',
    '--into',
    whole,
    '--lang',
    'fr',
  ]);
  expect(code).toBe(0);
  expect(linesOf(out)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Critère +Avant/), expect.stringMatching(/^make-heart +0,000 /)]),
  );
});

test('the arena lets learned weights play as `trained`, and refuses a file without any', async () => {
  const match = ['arena', 'whirling', '--seats', '2', '--bots', 'trained,random', '--iterations', '1', '--games', '2', '--json'];
  const { code, out } = await coven([...match, '--weights', weights]);
  expect(code).toBe(0);
  expect(JSON.parse(out).ratings[0]).toMatchObject({ name: 'trained', games: 2, wins: { mean: 1 } });
  expect(await covenHere(match)).toMatchObject({ code: 2, err: expect.stringContaining('trained') });
  for (const file of [whole, weights.replace('weights', 'other')]) {
    if (file !== whole) writeFileSync(file, readFileSync(weights, 'utf8').replace('whirling', 'witchstone'));
    expect(await covenHere([...match, '--weights', file])).toMatchObject({
      code: 2,
      err: expect.stringContaining('coven train whirling'),
    });
  }
});

test('another round begins with the weights of the one before, and a file of a round with other weights is refused', async () => {
  const into = join(scratch, 'second.jsonl');
  const second = await coven([...RUN, '--games', '2', '--weights', weights, '--into', into]);
  expect(second).toMatchObject({ code: 0, err: '' });
  const [first, next] = [readFileSync(weights, 'utf8'), second.out].map((text) => JSON.parse(text));
  expect(next.weights).not.toEqual(first.weights);
  // The games are played by the bot with those weights.
  expect(linesOf(readFileSync(into, 'utf8'))[1]).not.toBe(linesOf(readFileSync(whole, 'utf8'))[1]);
  expect(await covenHere([...RUN, '--games', '2', '--into', into])).toMatchObject({ code: 2, err: expect.stringContaining('already') });
  expect(await covenHere([...RUN, '--weights', whole])).toMatchObject({ code: 2, err: expect.stringContaining('no weights') });
});
