import type { Alternative, Training } from '@coven/bots/train';
import { FastRandom, type Random } from '@coven/core';
import type { Player, Witchstone } from '../rules/index.ts';
import { chartFor } from './evaluation.ts';
import { BY_HAND, FEATURES, featuresOf } from './features.ts';
import { turnsLeft } from './promise.ts';
import { plannerWith, thinkerFor } from './strongest.ts';
import { type Node, TurnSearch } from './turn-search.ts';

/** Training uses one turn in this many. */
const EVERY = 3;
/** Passes that look for ends of a turn, and how many positions each goes on with. */
const PASSES = 6;
const WIDTH = 4;
/** The ends to compare: the best ones, and others picked from the first `AMONG`. */
const BEST_ENDS = 4;
const OTHER_ENDS = 4;
const AMONG = 60;
/** How many positions each step goes on with when an end is played on. */
const COURSE_WIDTH = 2;

/** Ends of a turn are compared by the score at the end of the game, its seat playing on alone. */
export const training: Training<Witchstone> = {
  names: FEATURES,
  startFor: () => BY_HAND,
  iterations: 2,
  worlds: 2,
  alternatives(input, { worlds, weights }) {
    const { rules, seat, random } = input;
    const from = rules.sample(input.view(), input.memory(), random);
    if (from.phase !== 'tile' || random.below(EVERY) > 0) return [];
    const search = new TurnSearch(thinkerFor(input, weights), from);
    for (let pass = 0; pass < PASSES; pass++) search.pass(WIDTH);
    const ends = endsOf(search, random);
    const chart = chartFor(rules, input.view);
    // The same draws for all ends: they are compared, not their luck.
    const seeds = Array.from({ length: worlds }, () => random.below(2 ** 31));
    return ends.map((end): Alternative => {
      const scores = seeds.map((seed) => scoreAfter(search, end, new FastRandom(seed)));
      const state = search.stateOf(end);
      const player = state.players[seat] as Player;
      return {
        features: featuresOf(chart, state, player, turnsLeft(player)),
        value: scores.reduce((sum, score) => sum + score, 0) / worlds,
      };
    });
  },
  botWith: plannerWith,
};

function endsOf(search: TurnSearch, random: Random): readonly Node[] {
  const ends: Node[] = [];
  for (let end = search.ends.pop(); end && ends.length < AMONG; end = search.ends.pop()) ends.push(end);
  const chosen = ends.splice(0, BEST_ENDS);
  while (ends.length > 0 && chosen.length < BEST_ENDS + OTHER_ENDS) chosen.push(...ends.splice(random.below(ends.length), 1));
  return chosen;
}

/** The seat's score at the end of the game if nobody else came between its turns. */
function scoreAfter(search: TurnSearch, end: Node, chance: Random): number {
  let [turn, last] = [search, end];
  for (;;) {
    const next = turn.turnAfter(last, chance);
    next?.pass(COURSE_WIDTH);
    const found = next?.ends.pop();
    if (!next || !found) return last.worth;
    [turn, last] = [next, found];
  }
}
