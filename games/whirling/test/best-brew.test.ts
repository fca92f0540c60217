import { FastRandom, openGame, type Rules, type Seat } from '@coven/core';
import { casesOf, legal, randomMove } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { bestBrew } from '../bots/best-brew.ts';
import { notation, type Whirling, whirling } from '../rules/index.ts';
import { sum } from '../rules/ingredients.plain.ts';
import { overflowOf } from '../rules/passing.ts';
import { playerAt, rightOf, type State } from '../rules/state.ts';
import { counts, Scene } from './scene.ts';

/** How many pieces a seat would gain if its brew, which is finished, were passed to its neighbour as she is shown. */
function gained(rules: Rules<Whirling>, state: State, before: State, seat: Seat): number {
  const { capacity } = rules.view(before, seat);
  const neighbour = playerAt(before, rightOf(before.players.length, seat));
  const kept = sum(playerAt(state, seat).circle) - sum(playerAt(before, seat).circle);
  return kept + sum(overflowOf(capacity, neighbour.bench, playerAt(state, seat).cauldron));
}

/** The most that any sequence of moves can bring, by trying them all; nothing if there are too many. */
function bruteForce(rules: Rules<Whirling>, before: State, seat: Seat, most: number): number | undefined {
  const seen = new Set<string>();
  let best = 0;
  let visits = 0;
  const visit = (state: State): void => {
    if (++visits > most) return;
    for (const move of [...rules.moves(state, seat)]) {
      if (move.type === 'hold') continue;
      const next = rules.clone(state);
      if (move.type === 'done') {
        // Somebody else is still brewing, so that nothing is passed yet.
        rules.apply(next, seat, move);
        best = Math.max(best, gained(rules, next, before, seat));
        continue;
      }
      rules.apply(next, seat, move);
      const { uses, using, filled, taken, made, wished } = playerAt(next, seat);
      const key = JSON.stringify([uses.map(({ face }) => face.id).sort(), using?.id, filled, taken, made, wished]);
      if (seen.has(key)) continue;
      seen.add(key);
      visit(next);
    }
  };
  visit(before);
  return visits > most ? undefined : best;
}

/** The best brew of seat 0, as texts. */
function brewed(scene: Scene): readonly string[] | undefined {
  return bestBrew(scene.view(0))?.moves.map(notation.format);
}

describe('the best brew', () => {
  test('is exact: no sequence of moves brings more, and its own moves bring just that', () => {
    let compared = 0;
    let gains = 0;
    for (const characters of ['draft', 'random', 'initiate']) {
      for (let seed = 1; seed <= casesOf(5, 20); seed++) {
        const rules = openGame(whirling, 2 + (seed % 3), { characters });
        const random = new FastRandom(seed);
        const state = rules.start();
        for (let next = randomMove(rules, state, random); next; next = randomMove(rules, state, random)) {
          const seat = typeof next.by === 'number' ? next.by : 0;
          const isLast = state.players.filter(({ isDone }) => !isDone).length < 2;
          const best = random.below(4) === 0 && !isLast ? bestBrew(rules.view(state, seat)) : undefined;
          const most = best && bruteForce(rules, state, seat, 1500);
          if (best && most !== undefined) {
            expect(best.gain).toBe(most);
            const after = rules.clone(state);
            for (const text of best.moves.map(notation.format)) {
              const move = legal(rules, after, [seat, text]);
              if (!move) throw new Error(`${text} of ${JSON.stringify(best.moves)} is not offered`);
              rules.apply(after, seat, move);
            }
            expect(gained(rules, after, state, seat)).toBe(best.gain);
            expect(playerAt(after, seat).cauldron).toEqual(best.cauldron);
            compared++;
            gains += Math.min(1, best.gain);
          }
          rules.apply(state, next.by, next.move);
        }
      }
    }
    expect(compared).toBeGreaterThan(casesOf(40, 200));
    expect(gains).toBeGreaterThan(casesOf(5, 30));
  });

  test('is only for who is to brew', () => {
    const scene = Scene.dealt({ hands: [['void-storm'], ['binding-spell']] });
    expect(bestBrew(scene.view(0))).toBeUndefined();
    scene.play('void-storm', 'binding-spell').skipArcana();
    expect(bestBrew(scene.view('spectator'))).toBeUndefined();
    expect(brewed(scene)).toEqual(['use void-storm', 'done']);
    scene.seat(0, 'hold');
    expect(bestBrew(scene.view(0))).toBeUndefined();
  });

  test('a recipe already begun is finished first', () => {
    const scene = Scene.dealt({ hands: [['curse-of-shadows'], ['secret-summoning']] }).lay(0, 'flask-of-insight');
    scene.play('curse-of-shadows', 'secret-summoning').put(0, 'bench', { toad: 1, spider: 1 }).put(1, 'bench', { mushroom: 9 });
    scene.seat(0, 'use flask-of-insight');
    expect(brewed(scene)).toEqual(['fill bench:toad', 'make mushroom spider', 'done']);
    scene.seat(0, 'fill bench:toad');
    expect(brewed(scene)).toEqual(['make mushroom spider', 'done']);
    expect(bestBrew(scene.view(0))).toMatchObject({ overflow: counts({ mushroom: 1 }), gain: 1 });
  });

  test('a piece from the supply spares an output, and the Scholar buys when it pays', () => {
    const scene = Scene.dealt({ characters: ['grimoire-scholar', 'whirlwind'], hands: [['curse-of-shadows'], ['secret-summoning']] });
    scene.lay(0, 'summon-slime').play('curse-of-shadows', 'secret-summoning');
    scene.put(0, 'bench', { mandrake: 2 }).put(1, 'bench', { toad: 9 });
    expect(brewed(scene)).toEqual(['buy spider bench:2 output:0', 'use summon-slime', 'done']);
  });
});
