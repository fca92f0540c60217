import { describe, expect, test } from 'vitest';
import { type Game, type Options, type Types, viewersOf } from '../src/contract.ts';
import { completeOptions } from '../src/options.ts';
import { checkConduct } from './conduct.ts';
import { checkInterference, type Unseen } from './interference.ts';

export { checkConduct } from './conduct.ts';
export { checkInterference, otherWorld, transcript, type Unseen } from './interference.ts';
export { perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { ruleNumbersIn } from './rule-tests.ts';
export { checkSampling, memoryAfter, worldsOf } from './sampling.ts';
export { legal, randomLog, randomMove, stateAfter } from './walk.ts';

export interface LawCase<T extends Types> {
  readonly game: Game<T>;
  readonly seats: readonly number[];
  /** One suite for each. */
  readonly options: readonly Options[];
  /** Random games for each number of seats and option set. */
  readonly seeds: number;
  readonly unseen: Unseen<T>;
}

/** All laws that every game must obey, as tests. */
export function lawsOf<T extends Types>({ game, seats, options, seeds, unseen }: LawCase<T>): void {
  for (const given of options) {
    for (const count of seats) {
      describe(`${game.id}, ${count} seats, ${JSON.stringify(given)}`, () => {
        const rules = game.open(completeOptions(game, count, given), count);
        test(`conduct over ${seeds} random games`, () => {
          for (let seed = 1; seed <= seeds; seed++) checkConduct(game, rules, seed);
        });
        test(`non-interference over ${seeds} random games`, () => {
          let differences = 0;
          for (let seed = 1; seed <= seeds; seed++) {
            // One viewer a game, in turn: each seat and the spectator is looked at often enough.
            const viewers = viewersOf(count);
            differences += checkInterference(rules, unseen, [viewers[seed % viewers.length] ?? 'spectator'], seed);
          }
          expect(differences).toBeGreaterThan(seeds);
        });
      });
    }
  }
}
