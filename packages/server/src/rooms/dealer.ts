import {
  type Entry,
  type Hex,
  isRefusal,
  type Outcome,
  pick,
  type Refusal,
  refusal,
  SealedDraw,
  type Seat,
  type Step,
  type Table,
  type Types,
} from '@coven/core';

/** Chooses what chance does: one of the outcomes; `sealed` is what the seed says. */
export type Dealer = (outcomes: readonly Outcome<object>[], sealed: object, format: (move: object) => string) => object;

/** A seat's move with chance by a dealer instead of the seed; without a move, the opening deal. */
export function dealt(
  table: Table<Types>,
  seed: Hex,
  dealer: Dealer,
  by?: { readonly seat: Seat; readonly text: string },
): Step<Types> | Refusal {
  const { rules } = table;
  const state = rules.clone(table.state);
  const entries: Entry[] = [];
  if (by) {
    const move = rules.parse(by.text);
    if (move === undefined || table.isOver() || refusal(rules, state, by.seat, move)) return table.replay([[by.seat, by.text]]);
    rules.apply(state, by.seat, move);
    entries.push([by.seat, by.text]);
  }
  for (let draws = table.draws; rules.turn(state).kind === 'chance'; draws++) {
    const outcomes = rules.outcomes(state);
    const move = dealer(outcomes, pick(outcomes, new SealedDraw(seed, draws)), rules.format);
    rules.apply(state, 'chance', move);
    entries.push(['chance', rules.format(move)]);
  }
  const step = table.replay(entries);
  if (isRefusal(step) && !by) throw new Error('the dealer dealt what cannot happen');
  return step;
}
