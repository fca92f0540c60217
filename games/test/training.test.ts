import { type Alternatives, fitOf, fitWeights, type Training, TrainingGame } from '@coven/bots/train';
import { FastRandom, openGame } from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import { GAMES, trainingOf } from '@coven/games';
import { describe, expect, test } from 'vitest';

const LEARNING = GAMES.filter(({ training }) => training !== undefined);

test('Blackmore, Whirling and Witchstone can learn', () => {
  expect(LEARNING.map(({ id }) => id)).toEqual(['blackmore', 'whirling', 'witchstone']);
});

/** As many decisions of a game as are asked for. */
function decisionsOf(training: Training, id: string, number: number, worlds: number, count: number): readonly Alternatives[] {
  const game = GAMES.find((one) => one.id === id) as (typeof GAMES)[number];
  const playing = new TrainingGame(openGame(game, 2), { ...training, iterations: 1 }, 'test', number, {
    worlds,
    weights: training.startFor(2),
  });
  while (playing.decisions.length < count && playing.step());
  return playing.decisions;
}

describe.each(
  sampleOf(
    [
      ['whirling', 8],
      ['witchstone', 1],
    ] as const,
    ['whirling', 8] as const,
  ),
)('%s, in %i worlds', (id, worlds) => {
  test('learns in one game what is wrong with an evaluation, which shows in another; the same seed gives the same', async () => {
    const training = (await trainingOf(id)) as Training;
    const [learned, held] = [decisionsOf(training, id, 0, worlds, 8), decisionsOf(training, id, 1, worlds, 6)];
    expect(held).toHaveLength(6);
    for (const { features, value } of [...learned, ...held].flat()) {
      expect(features).toHaveLength(training.names.length);
      expect([...features, value].every(Number.isFinite)).toBe(true);
    }
    // It takes points for a loss.
    const wrong = training.startFor(2).map((weight, at) => (at === 0 ? -weight : weight));
    const [before, after] = [fitOf(held, wrong), fitOf(held, fitWeights(learned, wrong))];
    expect(after.explained).toBeGreaterThan(before.explained);
    expect(after.lost).toBeLessThan(before.lost);
    expect(decisionsOf(training, id, 0, worlds, 2)).toEqual(learned.slice(0, 2));
  });
});

test('Blackmore’s choices are explained by its weights, and the same seed gives the same', async () => {
  const training = (await trainingOf('blackmore')) as Training;
  expect(new Set(training.names).size).toBe(training.names.length);
  const decisions = [0, 1, 2, 3, 4, 5].flatMap((game) => decisionsOf(training, 'blackmore', game, 12, 12));
  for (const { features, value } of decisions.flat()) {
    expect(features).toHaveLength(training.names.length);
    expect([...features, value].every(Number.isFinite)).toBe(true);
  }
  const start = training.startFor(2);
  expect(fitOf(decisions, start).explained).toBeGreaterThan(0.2);
  expect(
    fitOf(
      decisions,
      start.map((weight) => -weight),
    ).explained,
  ).toBe(0);
  expect(decisionsOf(training, 'blackmore', 0, 12, 2)).toEqual(decisions.slice(0, 2));
});

describe('fitting', () => {
  const hidden = [2, -1, 0, 0.5];
  const random = new FastRandom('fit');
  const any = () => random.below(1000) / 500 - 1;
  /** Alternatives whose value follows from their features, apart from noise and from how good the position is anyway. */
  const decisions = (count: number): readonly Alternatives[] =>
    Array.from({ length: count }, () => {
      const base = 50 * any();
      return Array.from({ length: 4 }, () => {
        const features = [...hidden.slice(1).map(any), any()];
        return { features, value: base + any() + 10 * features.reduce((sum, feature, at) => sum + feature * (hidden[at] as number), 0) };
      });
    });

  test('finds what values follow from, however good positions are, in the measure of the weights it begins with', () => {
    const [learned, held] = [decisions(400), decisions(50)];
    const start = [2, 0, 0, 0];
    const weights = fitWeights(learned, start);
    hidden.forEach((weight, at) => {
      expect((weights[at] as number) / (weights[0] as number)).toBeCloseTo(weight / 2, 1);
    });
    expect(fitOf(held, weights).explained).toBeGreaterThan(0.95);
    expect(fitOf(held, start).explained).toBeLessThan(0.9);
    expect(fitOf(held, weights).lost).toBeLessThan(fitOf(held, start).lost);
  });

  test('a few decisions change little', () => {
    const change = (count: number) => Math.abs((fitWeights(decisions(count), [2, 0, 0, 0])[1] as number) - 0);
    expect(change(2)).toBeLessThan(change(200) / 2);
  });

  test('what never differs keeps its weight, and nothing to learn from changes nothing', () => {
    const constant = decisions(20).map((alternatives) =>
      alternatives.map(({ features, value }) => ({ features: [7, ...features.slice(1)], value })),
    );
    expect(fitWeights(constant, [3, -1, 1, 1])[0]).toBe(3);
    expect(fitWeights([], [3, 1, 1, 1])).toEqual([3, 1, 1, 1]);
  });
});
