import type { Refusal, Rules, Seat, Types } from './contract.ts';

/**
 * `undefined` for exactly the moves that `rules.moves` lists; otherwise the reason.
 * Only that list decides what is legal; `explain` just names the reason.
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
