import { searchLaws } from '@coven/bots/laws';
import { Rollouts } from '@coven/bots/search';
import { FastRandom, refusal } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { brainOf } from '../bots/brain.ts';
import { BrewFinder } from '../bots/brew-finder.ts';
import { meansAt } from '../bots/brew-means.ts';
import { movesFor } from '../bots/brew-moves.ts';
import { Brews, maxMadeOf } from '../bots/brews.ts';
import { byHand } from '../bots/features.ts';
import { Policy } from '../bots/policy.ts';
import { strongest } from '../bots/strongest.ts';
import { Benches, Worth } from '../bots/worth.ts';
import { type Move, whirling } from '../rules/index.ts';
import { difference } from '../rules/ingredients.plain.ts';
import { READY } from '../rules/moves.ts';
import { playerAt } from '../rules/state.ts';
import { moments } from './moments.ts';
import { Scene } from './scene.ts';

searchLaws(whirling, strongest, { games: 2, iterations: 4 });

const CASTINGS = ['initiate', 'random', 'draft'] as const;

function* momentsOfAll() {
  for (const [at, casting] of CASTINGS.entries()) yield* moments(2 + at, casting, casesOf(1, 10));
}

describe('what strongest thinks of', () => {
  test('every line can be played to its end', () => {
    const types = new Set<string>();
    for (const { rules, state, view, seat } of momentsOfAll()) {
      const policy = new Policy(rules, view.capacity);
      for (const line of [policy.best(state, seat), ...policy.lines(state, seat, 6)]) {
        const played = rules.clone(state);
        for (const move of line) {
          expect(refusal(rules, played, seat, move)).toBeUndefined();
          rules.apply(played, seat, move);
          types.add(move.type);
        }
      }
    }
    expect([...types]).toEqual(expect.arrayContaining(['play', 'keep', 'potion', 'raven', 'ready', 'hold', 'use', 'fill', 'make', 'done']));
  });

  test('WW-2.5: an effect that adds nothing may be left', () => {
    const MANY = 1000;
    let [left, used] = [0, 0];
    for (const { rules, state, view, seat } of momentsOfAll()) {
      if (view.phase !== 'arcana') continue;
      const lines = new Policy(rules, view.capacity).lines(state, seat, MANY);
      // Unless `MANY` better ones fill the list.
      if (lines.length < MANY) expect(lines).toContainEqual([READY]);
      if (lines[0]?.length === 1) left++;
      else used++;
    }
    expect(Math.min(left, used)).toBeGreaterThan(0);
  });

  test('the best brew is the best of all brews, and leaves what was foreseen', () => {
    let compared = 0;
    for (const { rules, state, view, seat } of momentsOfAll()) {
      const means = meansAt(state, seat);
      if (view.phase !== 'brew' || means.mayBuy) continue;
      const benches = new Benches(view.capacity, byHand(rules.seats));
      const worth = new Worth(benches, new BrewFinder(benches).prospectsOf(state, seat), maxMadeOf(means), means.bench);
      const best = new Brews(means, worth, 100_000).best();
      const [first] = new Brews(means, worth, 100_000).ranked(1);
      expect(best.worth).toBeCloseTo(first?.worth ?? Number.NaN);
      const brewing = rules.clone(state);
      for (const move of movesFor(means, best.steps, () => best.kept).moves.slice(0, -1)) rules.apply(brewing, seat, move);
      const { bench, taken, made } = playerAt(brewing, seat);
      expect(made).toEqual(best.made);
      expect(difference(bench, taken)).toEqual(best.left);
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });
});

test('a line that proves better in playouts replaces what looks best, and the others are given up', () => {
  const scene = Scene.dealt({ hands: [['void-storm'], ['binding-spell']] });
  scene.play('void-storm', 'binding-spell').skipArcana().seat(1, 'done');
  // The round is the last: what seat 1 has brewed overflows and fills its circle.
  scene.put(0, 'bench', { toad: 9 }).put(0, 'circle', { toad: 3 });
  scene.put(1, 'bench', { mushroom: 9, spider: 9, toad: 9 }).put(1, 'circle', { toad: 3 }).put(1, 'cauldron', { toad: 2 });
  const { rules } = scene;
  const [winning, idle] = [['use void-storm', 'done'], ['done']].map((line) => line.map((text) => rules.parse(text) as Move));
  const compared = (...lines: readonly (readonly Move[] | undefined)[]) => {
    const brain = { ...brainOf(rules, scene.view(0)), lines: () => lines as readonly (readonly Move[])[] };
    const rollouts = new Rollouts(rules, brain, 0, scene.state);
    const random = new FastRandom('rollouts');
    for (let at = 0; at < 20 && rollouts.isOpen; at++) rollouts.iterate(rules.clone(scene.state), random);
    return rollouts;
  };
  expect(compared(idle, winning).best).toBe(winning);
  expect(compared(winning, idle)).toMatchObject({ best: winning, isOpen: false });
});
