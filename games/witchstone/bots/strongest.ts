import { type Bot, type BotInput, planned } from '@coven/bots';
import { Deadline } from '@coven/bots/search';
import type { Witchstone } from '../rules/index.ts';
import { chartFor } from './evaluation.ts';
import { BY_HAND } from './features.ts';
import { promise } from './promise.ts';
import { lineTo, type Node, type Thinker, TurnSearch } from './turn-search.ts';

/** Positions that a pass goes on with after each step. */
const WIDTH = 4;
/** Passes before the first end is looked at closely. */
const FIRST_PASSES = 4;

/** How long a turn has been thought about: what chance brings in the middle of it is thought about in the rest of its time. */
interface Spent {
  readonly turn: number;
  readonly milliseconds: number;
}

/** Plans its whole turn: of the ends it finds it wants the one that its next turn can make most of. */
export const strongest = plannerWith(BY_HAND);

/** Values positions by these weights of `FEATURES`. */
export function plannerWith(weights: readonly number[]): Bot<Witchstone> {
  return planned<Witchstone>({
    id: 'strongest',
    remembers: true,
    think(input, before) {
      const { random } = input;
      const view = input.view();
      const { turn } = view;
      const last = before as Spent | undefined;
      const spent = last?.turn === turn ? last.milliseconds : 0;
      const deadline = new Deadline({ ...input, budget: Math.max(0, input.budget - spent) });
      const from = input.rules.sample(view, input.memory(), random);
      const search = new TurnSearch(thinkerFor(input, weights), from);
      for (let pass = 0; pass < FIRST_PASSES && !deadline.isOver; pass++) search.pass(WIDTH);
      let best: Node | undefined;
      let max = Number.NEGATIVE_INFINITY;
      while (deadline.next() || !best) {
        search.pass(WIDTH);
        const end = search.ends.pop();
        if (!end && search.isOver) break;
        const worth = end ? worthAhead(search, end) : max;
        if (worth <= max) continue;
        max = worth;
        best = end;
      }
      return { line: lineTo(best as Node), from, ahead: { turn, milliseconds: spent + deadline.taken } satisfies Spent };
    },
  });
}

export function thinkerFor({ rules, seat, view }: BotInput<Witchstone>, weights: readonly number[]): Thinker {
  const chart = chartFor(rules, view);
  return { rules, seat, worthOf: (state) => promise(chart, state, seat, weights) };
}

/** What an end is worth after the turn that follows it. */
function worthAhead(search: TurnSearch, end: Node): number {
  const next = search.turnAfter(end);
  next?.pass(WIDTH);
  return next?.ends.pop()?.worth ?? end.worth;
}
