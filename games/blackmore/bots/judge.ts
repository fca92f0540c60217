import type { JudgeMaker } from '@coven/bots/analysis';
import type { Blackmore } from '../rules/index.ts';
import { LookAhead } from './look-ahead.ts';
import { moveOf, strongest } from './strongest.ts';
import { World } from './world.ts';

/** Lead in points that decides while cards are still to be drawn. */
const SPREAD = 25;

/** Playouts go to the end of the game. */
export const judgeOf: JudgeMaker<Blackmore> = (rules, start) => {
  const { policy, strength } = new LookAhead(rules.seats, rules.view(start, 'spectator').side);
  const world = new World(rules.seats, strength);
  return {
    evaluate(state) {
      world.load(state);
      return Array.from(world.points.subarray(0, rules.seats));
    },
    spread: () => SPREAD,
    policy: (state, seat) => {
      world.load(state);
      return [moveOf(rules.moves(state, seat), policy.best(world))];
    },
    horizon: rules.bound,
    bot: strongest,
    worlds: 200,
    thinking: 3,
  };
};
