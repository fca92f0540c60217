import { type Rules, seatsOf, type Types } from '../src/contract.ts';

/** Counts the sequences of `depth` moves, by players and by chance. */
export function perft<T extends Types>(rules: Rules<T>, state: T['state'], depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  const turn = rules.turn(state);
  if (turn.kind === 'chance') {
    for (const { move } of rules.outcomes(state)) {
      const next = rules.clone(state);
      rules.apply(next, 'chance', move);
      count += perft(rules, next, depth - 1);
    }
  }
  for (const seat of seatsOf(rules.seats)) {
    for (const move of [...rules.moves(state, seat)]) {
      const next = rules.clone(state);
      rules.apply(next, seat, move);
      count += perft(rules, next, depth - 1);
    }
  }
  return count;
}
