import { type JudgeMaker, policyOf } from '@coven/bots/analysis';
import { TURNS } from '../rules/figures.plain.ts';
import type { State, Witchstone } from '../rules/index.ts';
import { chartFor, evaluate } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { strongest } from './strongest.ts';

/** Lead in points that decides: in the end, and at the start. */
const LAST_SPREAD = 2;
const FIRST_SPREAD = 11;
/** What a turn that is still to come brings, in points: who moves later is not behind. */
const TURN = 6;

/** A turn takes long to think of: positions are valued as they lie. */
export const judgeOf: JudgeMaker<Witchstone> = (rules, dealt) => {
  const chart = chartFor(rules, () => rules.view(dealt, 'spectator'));
  return {
    bot: strongest,
    worlds: 8,
    thinking: 0.5,
    horizon: 0,
    evaluate: (state) => state.players.map((_, seat) => evaluate(chart, state, seat) + TURN * turnsLeft(state, seat)),
    // What is still to come adds up like the steps of a random walk.
    spread: ({ turn }) => LAST_SPREAD + (FIRST_SPREAD - LAST_SPREAD) * Math.sqrt(Math.max(0, 1 - turn / (TURNS * rules.seats))),
    policy: policyOf(rules, greedy),
  };
};

/** Turns in which a seat has not laid its tile yet. */
function turnsLeft({ turn, first, toAct, phase, players }: State, seat: number): number {
  const seats = players.length;
  const begun = Math.ceil((turn - ((seat - first + seats) % seats)) / seats);
  const isBeginning = seat === toAct && (phase === 'tile' || phase === 'lay' || phase === 'blind');
  return TURNS - begun + (isBeginning ? 1 : 0);
}
