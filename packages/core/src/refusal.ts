import type { Refusal, Rules, Seat, Types } from './contract.ts';

/**
 * `undefined` exactly for the moves that `rules.moves` lists, else why not.
 * The list is the only judge of what is legal; `explain` merely puts a name to the rest.
 */
export function refusal<T extends Types>(
  rules: Rules<T>,
  state: T['state'],
  seat: Seat,
  move: T['move'],
): Refusal<T['reason']> | undefined {
  const text = rules.format(move);
  for (const legal of rules.moves(state, seat)) if (legal === move || rules.format(legal) === text) return undefined;
  return rules.explain(state, seat, move);
}
