import { openGame, type Seat, sha256Hex } from '@coven/core';
import { SceneOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { type TemplateGame, templateGame } from '../rules/index.ts';
import { CARDS } from '../rules/numbers.plain.ts';

/** A table for two at which chance deals the given numbers, the secrets first. */
class Scene extends SceneOf<TemplateGame> {
  constructor(...secrets: readonly number[]) {
    super(openGame(templateGame, 2));
    for (const number of secrets) this.chance(`deal ${number}`);
  }

  take(seat: Seat, number: number): this {
    return this.apply(seat, 'take').chance(`deal ${number}`);
  }

  stop(seat: Seat): this {
    return this.apply(seat, 'stop');
  }

  get scores(): readonly number[] {
    return this.rules.standings(this.state).map(({ score }) => score);
  }
}

test('changed data would need a new rules version', () => {
  expect(templateGame.versions.data.at(-1)).toBe(sha256Hex(JSON.stringify(CARDS)));
});

describe('the rules', () => {
  test('TG-1.1 there is one of each number from 1 to 40', () => {
    const rules = openGame(templateGame, 2);
    expect(rules.outcomes(rules.start()).map(({ move }) => rules.format(move))).toEqual(
      Array.from({ length: 40 }, (_, index) => `deal ${index + 1}`),
    );
  });

  test('TG-1.2 each player is dealt two numbers that only that player sees', () => {
    const { rules, state } = new Scene(1, 2, 3, 4);
    expect(rules.view(state, 0).own).toEqual([1, 3]);
    expect(rules.view(state, 1).own).toEqual([2, 4]);
    expect(rules.view(state, 'spectator')).toMatchObject({ own: [], secrets: null });
  });

  test('TG-2.1 players take or stop in turn, and players who stopped are skipped', () => {
    const scene = new Scene(1, 2, 3, 4);
    expect(scene.refusal(1, 'take')).toEqual({ rule: 'TG-2.1', reason: 'not-your-turn' });
    scene.stop(0).take(1, 9);
    expect(scene.refusal(0, 'take')).toEqual({ rule: 'TG-2.1', reason: 'not-your-turn' });
    expect(scene.refusal(1, 'take')).toBeUndefined();
  });

  test('TG-2.2 a number that is taken is open and drawn by chance', () => {
    const scene = new Scene(1, 2, 3, 4).take(0, 17);
    expect(scene.rules.view(scene.state, 'spectator').open).toEqual([[17], []]);
    expect(scene.refusal(1, 'deal 9')).toEqual({ rule: 'TG-2.2', reason: 'not-a-choice' });
  });

  test('TG-2.3 with four open numbers a player has stopped', () => {
    const scene = new Scene(1, 2, 3, 4).stop(0);
    for (const number of [5, 6, 7, 8]) scene.take(1, number);
    expect(scene.state).toMatchObject({ phase: 'over', hasStopped: [true, true] });
  });

  test('TG-3.1 when all players have stopped, the secrets are revealed and the game is over', () => {
    const scene = new Scene(1, 2, 3, 4).stop(0).stop(1);
    expect(scene.rules.view(scene.state, 'spectator').secrets).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(scene.refusal(0, 'take')).toEqual({ rule: 'TG-3.1', reason: 'game-over' });
  });

  test('TG-3.2 example: 40, 39 and 11 score 90; 40, 39 and 12 score 0', () => {
    expect(new Scene(40, 1, 39, 2).take(0, 11).stop(1).stop(0).scores).toEqual([90, 3]);
    expect(new Scene(40, 1, 39, 2).take(0, 12).stop(1).stop(0).scores).toEqual([0, 3]);
  });

  test('TG-3.3 equal scores share the place', () => {
    const { rules, state } = new Scene(1, 2, 4, 3).stop(0).stop(1);
    expect(rules.standings(state).map(({ place }) => place)).toEqual([1, 1]);
  });
});
