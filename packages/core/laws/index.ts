import { describe, expect, test } from 'vitest';
import { type Game, type Options, type Types, viewersOf } from '../src/contract.ts';
import { openGame } from '../src/options.ts';
import { checkConduct } from './conduct.ts';
import { casesOf, isDeep, pairsOf } from './depth.ts';
import { checkHiddenChoices } from './hidden-choice.ts';
import { checkInterference, type Unseen } from './interference.ts';
import { checkMemories, hoarding, type Playing, uniformly } from './memories.ts';

export { checkConduct } from './conduct.ts';
export { casesOf, isDeep, pairsOf, sampleOf } from './depth.ts';
export { type ExpensiveSearch, mostExpensive, type Work, workOf } from './expensive.ts';
export { checkHiddenChoices } from './hidden-choice.ts';
export { checkInterference, leaksFrom, otherWorld, transcript, type Unseen } from './interference.ts';
export { checkMemories, hoarding, type Playing, uniformly, withMemories } from './memories.ts';
export { perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { ruleNumbersIn } from './rule-tests.ts';
export { checkSampling, memoryAfter, worldsOf } from './sampling.ts';
export { SceneOf } from './scene.ts';
export { type Wire, wireOf } from './table-walk.ts';
export { legal, movesListed, randomLog, randomMove, stateAfter } from './walk.ts';

export interface LawCase<T extends Types> {
  readonly game: Game<T>;
  readonly seats: readonly number[];
  /** One suite for each option set. */
  readonly options: readonly Options[];
  /** Random games for each number of seats and option set with the current version; a quarter as many with each earlier one. */
  readonly seeds: number;
  readonly unseen: Unseen<T>;
  /** How the game's bots play, by name: their games are sampled as well as those of random and hoarding players. */
  readonly players?: Readonly<Record<string, Playing<T>>>;
}

/**
 * All laws that every game must obey, as tests. The quick run covers every number of seats and every option set
 * once, with a twentieth of the seeds, and games of bots only by the newest rules; the deep run covers all combinations.
 */
export function lawsOf<T extends Types>(lawCase: LawCase<T>): void {
  const { game } = lawCase;
  const seeds = casesOf(Math.ceil(lawCase.seeds / 20), lawCase.seeds);
  lawsOfVersion({ ...lawCase, version: game.version, seeds });
  const { players: _, ...withoutBots } = lawCase;
  const before = isDeep ? lawCase : withoutBots;
  for (let version = 1; version < game.version; version++) lawsOfVersion({ ...before, version, seeds: Math.ceil(seeds / 4) });
}

function lawsOfVersion<T extends Types>({
  game,
  seats,
  options,
  seeds,
  unseen,
  players,
  version,
}: LawCase<T> & { readonly version: number }): void {
  for (const [given, count] of pairsOf(options, seats)) {
    describe(`${game.id} version ${version}, ${count} seats, ${JSON.stringify(given)}`, () => {
      const rules = openGame(game, count, given, version);
      test(`conduct over ${seeds} random games`, () => {
        for (let seed = 1; seed <= seeds; seed++) checkConduct(game, rules, seed);
      });
      test(`non-interference over ${seeds} random games`, () => {
        let differences = 0;
        for (let seed = 1; seed <= seeds; seed++) {
          // One viewer per game, in rotation, so that every seat and the spectator are covered.
          const viewers = viewersOf(count);
          differences += checkInterference(rules, unseen, [viewers[seed % viewers.length] ?? 'spectator'], seed);
        }
        // Only a few games may have been cut off where little is hidden.
        expect(differences).toBeGreaterThan(casesOf(seeds / 2, seeds));
      });
      test(`hidden choices over ${seeds} random games`, () => {
        for (let seed = 1; seed <= seeds; seed++) checkHiddenChoices(rules, seed);
      });
      const kinds: [string, Playing<T>][] = Object.entries({
        random: uniformly as Playing<T>,
        hoarding: hoarding as Playing<T>,
        ...players,
      });
      test.each(kinds)('worlds sampled from real memories of %s games', (_, playing) => {
        for (let seed = 1; seed <= casesOf(1, 10); seed++) {
          expect(checkMemories(rules, playing, seed, casesOf(7, 2))).toBeGreaterThan(0);
        }
      });
    });
  }
}
