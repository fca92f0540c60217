import { type Benchmark, quantile, type Row } from '@coven/bench/row.ts';
import { random, SelfPlay } from '@coven/bots';
import { FastRandom, openGame } from '@coven/core';
import { bestBrew } from '../bots/best-brew.ts';
import { type View, type Whirling, whirling } from '../rules/index.ts';

const POSITIONS = 1000;
const MAX_MILLISECONDS = 20;

/** The exact search for the best brew, over positions from self-play by the number of recipes the brewer has. */
export const BEST_BREW: Benchmark = {
  id: 'best-brew',
  run: () => [8, 10].flatMap(rowsFor),
};

function rowsFor(recipes: number): readonly Row[] {
  const views = positions(recipes);
  for (const view of views.slice(0, 100)) bestBrew(view);
  const times = views.map((view) => {
    const start = performance.now();
    bestBrew(view);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const row = (name: string, value: number): Row => ({ id: `${recipes} recipes, ${name}`, value, unit: 'ms' });
  return [row('median', quantile(times, 0.5)), { ...row('99th percentile', quantile(times, 0.99)), atMost: MAX_MILLISECONDS }];
}

function positions(recipes: number): readonly View[] {
  const views: View[] = [];
  for (let game = 1; views.length < POSITIONS; game++) {
    const rules = openGame(whirling, 2 + (game % 4), { characters: ['initiate', 'draft', 'random'][game % 3] as string });
    const seats = Array.from({ length: rules.seats }, () => random);
    const chance = new FastRandom(game);
    const play = new SelfPlay<Whirling>(rules, seats as never, chance);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.apply(state, 'chance', rules.draw(state, chance));
        continue;
      }
      const seat = turn.seats[chance.below(turn.seats.length)]?.seat ?? 0;
      const player = state.players[seat];
      if (state.phase === 'brew' && player?.faces.length === recipes && player.uses.length === 0 && !player.using) {
        views.push(rules.view(state, seat));
      }
      rules.apply(state, seat, play.choose(state, seat));
    }
  }
  return views.slice(0, POSITIONS);
}
