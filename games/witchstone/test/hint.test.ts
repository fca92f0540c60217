import type { Adviser, Kept } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { hintFor } from '@coven/session';
import { expect, test } from 'vitest';
import * as adviser from '../bots/hint.ts';
import { reasonFor } from '../bots/hint.ts';
import type { Shown } from '../rules/index.ts';
import { motivesIn } from '../words/motives/index.ts';
import { Scene } from './scene.ts';

const HAND = ['crystal-wand', 'energy-wand', 'witch-pentagram', 'energy-witch', 'pentagram-scroll'];
const begun = () => Scene.begun(2, { hands: [HAND] });

/** Why seat 0 is advised to do this, and what the others are told of it. */
function tell(scene: Scene, text: string) {
  const { rules, state } = scene;
  const move = rules.parse(text);
  if (!move) throw new Error(text);
  const hint = reasonFor({ rules, view: () => rules.view(state, 0) }, move).key;
  const before = scene.view(1);
  const shown: Shown[] = [];
  rules.apply(state, 0, move, (event) => {
    const seen = rules.show(event, 1);
    if (seen) shown.push(seen);
  });
  return { hint, motives: motivesIn({ before, after: scene.view(1), shown }).map(({ key }) => key) };
}

test('a tile that fits nowhere makes no room', () => {
  const scene = begun();
  scene.player().cells = scene.player().cells.map(() => 1);
  scene.move('tile energy-wand-0');
  expect(tell(scene, 'discard')).toEqual({ hint: 'discard', motives: [] });
});

test('a tile that joins nothing is not said to be strong', () => {
  expect(tell(begun().move('tile crystal-wand-0'), 'lay c4 c5')).toEqual({ hint: 'prepares', motives: [] });
  expect(tell(begun().move('tile energy-witch-0'), 'lay e6 f5')).toEqual({ hint: 'strong', motives: ['strong'] });
});

test('a hex that is laid is praised for later actions: it starts none', () => {
  const scene = begun();
  scene.state.phase = 'agenda';
  scene.state.agenda.hexes = [0];
  expect(tell(scene, 'set energy-witch e6').hint).toBe('stronger');
});

/** Asks for hints in the seat that is awaited, and counts how often they are thought about. */
class Asking {
  readonly #scene: Scene;
  readonly #rules: Rules;
  readonly #kept: Kept = {};
  thoughts = 0;

  constructor(scene: Scene) {
    const { rules } = scene;
    this.#scene = scene;
    this.#rules = {
      ...rules,
      sample: (...known) => {
        this.thoughts++;
        return rules.sample(...(known as Parameters<typeof rules.sample>));
      },
    } as Rules;
  }

  hint(): string {
    const { rules, state, awaited: seat } = this.#scene;
    const question = { seat, moves: this.#scene.moves(), view: rules.view(state, seat), memory: rules.memory(seat) };
    // A new source of chance each time: what is the same was planned.
    const random = new FastRandom('hints', this.thoughts);
    const [move = ''] = hintFor(adviser as Adviser, this.#rules, question, { random, kept: this.#kept, budget: 0 }).moves;
    return move;
  }
}

test('whoever follows the hints ends the turn as it was planned', () => {
  const scene = begun();
  const asking = new Asking(scene);
  let draws = 0;
  let moves = 0;
  for (const seat = scene.awaited; scene.rules.turn(scene.state).kind !== 'over'; ) {
    if (scene.rules.turn(scene.state).kind === 'chance') {
      scene.settle();
      draws++;
    }
    if (scene.awaited !== seat) break;
    const hint = asking.hint();
    expect(asking.hint()).toBe(hint);
    scene.move(hint);
    moves++;
    // Only what nobody could foresee is thought about again.
    expect(asking.thoughts).toBeLessThanOrEqual(1 + draws);
  }
  expect(moves).toBeGreaterThan(3);
});

test('an undo brings the hints back, and whoever does something else gets new ones', () => {
  const scene = begun();
  const asking = new Asking(scene);
  const hint = asking.hint();
  const before = scene.rules.clone(scene.state);
  scene.move(hint);
  expect(scene.moves()).toContain(asking.hint());
  Object.assign(scene.state, before);
  expect(asking.hint()).toBe(hint);
  expect(asking.thoughts).toBe(1);
  scene.move(scene.moves().find((text) => text !== hint) as string);
  expect(scene.moves()).toContain(asking.hint());
  expect(asking.thoughts).toBe(2);
});
