import { comparedLines, type Training } from '@coven/bots/train';
import { onceFor, type Rules } from '@coven/core';
import type { View, Whirling } from '../rules/index.ts';
import { brainOf } from './brain.ts';
import { byHand, FEATURES, featuresOf, inPieces } from './features.ts';
import { strongestWith } from './strongest.ts';

/** Training uses one decision in `EVERY` and compares at most `LINES` of its lines. */
const EVERY = 2;
const LINES = 6;

/** The same in every state of opened rules. */
const capacityOf = onceFor((_rules: Rules<Whirling>, view: () => View) => view().capacity);

/** Whether some moves of a line are made already. */
function isUnderWay({ phase, own, players, viewer }: View): boolean {
  if (own === null || viewer === 'spectator') return true;
  if (phase === 'brew') return own.using !== null || (players[viewer]?.uses.length ?? 0) > 0;
  return phase === 'arcana' && (own.named !== null || own.spent.some((count) => count > 0));
}

/** Lines are compared by who wins when everybody brews on by the weights that learning begins with; positions are valued when the round is over. */
export const training: Training<Whirling> = {
  names: FEATURES,
  startFor: byHand,
  iterations: 1,
  worlds: 8,
  alternatives(input, { worlds, weights }) {
    const { rules } = input;
    if (isUnderWay(input.view()) || input.random.below(EVERY) > 0) return [];
    const capacity = capacityOf(rules, input.view);
    return comparedLines(
      {
        rules,
        brain: { ...brainOf(rules, { capacity }, inPieces(weights)), width: LINES },
        worlds,
        isSettled: (state, from) => state.round > from.round || state.phase === 'over',
        features: (state, seat) => featuresOf(capacity, state, seat),
      },
      input,
    );
  },
  botWith: strongestWith,
};
