import type { Rules, Types } from '@coven/core';
import type { Bot } from '../bot.ts';
import type { Brain } from '../search/brain.ts';

/** What an analysis knows of a game beyond its rules: how positions are played on and valued, and who suggests moves. */
export interface Judge<T extends Types> extends Pick<Brain<T>, 'evaluate' | 'spread' | 'policy' | 'horizon'> {
  readonly bot: Bot<T>;
  /** How many worlds are looked at in one position, if nobody says otherwise: a normal game takes less than a minute. */
  readonly worlds: number;
  /** How many iterations the bot has for a decision, for each of these worlds. */
  readonly thinking: number;
}

/** Makes a game's judge for opened rules; `state` is the position after the deal. */
export type JudgeMaker<T extends Types = Types> = (rules: Rules<T>, state: T['state']) => Judge<T>;

/** Lead in points that decides, where a game says nothing better. */
const SPREAD = 8;

/** For a game without a judge of its own: the bot plays on for a round, and points won are all that counts. */
export function plainJudge<T extends Types>(bot: Bot<T>): JudgeMaker<T> {
  return (rules) => ({
    bot,
    worlds: 8,
    thinking: 1,
    horizon: rules.seats,
    evaluate: (state) => pointsOf(rules, state),
    spread: () => SPREAD,
    policy: policyOf(rules, bot),
  });
}

/** How a bot that keeps no memory plays on: it is asked for every move. */
export function policyOf<T extends Types>(rules: Rules<T>, bot: Bot<T>): Judge<T>['policy'] {
  return (state, seat, random) => {
    const moves = rules.moves(state, seat);
    const view = () => rules.view(state, seat);
    return [bot.choose({ rules, seat, moves, view, memory: () => rules.memory(seat), random, budget: 0, iterations: 1, kept: {} })];
  };
}

function pointsOf<T extends Types>(rules: Rules<T>, state: T['state']): readonly number[] {
  const points = Array.from({ length: rules.seats }, () => 0);
  for (const { seat, score } of rules.standings(state)) points[seat] = score;
  return points;
}
