import { type Brain, searching } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import type { TemplateGame } from '../rules/index.ts';
import type { Move } from '../rules/notation.plain.ts';
import { CARDS, LIMIT, sumOf } from '../rules/numbers.plain.ts';
import type { State } from '../rules/state.ts';

/** Lead in points that decides. */
const SPREAD = 10;

const TAKE: Move = { type: 'take' };
const STOP: Move = { type: 'stop' };

/** Plays on to the end in worlds that fit all it was shown. */
export const strongest = searching<TemplateGame>('strongest', brainOf);

function brainOf(rules: Rules<TemplateGame>): Brain<TemplateGame> {
  const scores = (state: State) => rules.standings(state).map(({ score }) => score);
  return {
    // To the end of the game.
    horizon: rules.bound,
    width: 2,
    scores,
    evaluate: scores,
    spread: () => SPREAD,
    lines: (state, seat) => (takesMore(state, seat) ? [[TAKE], [STOP]] : [[STOP], [TAKE]]),
    policy: (state, seat) => [takesMore(state, seat) ? TAKE : STOP],
  };
}

function takesMore(state: State, seat: Seat): boolean {
  return ownSum(state, seat) + CARDS.length / 2 <= LIMIT;
}

function ownSum({ secrets, open }: State, seat: Seat): number {
  return sumOf([...(secrets[seat] ?? []), ...(open[seat] ?? [])]);
}
