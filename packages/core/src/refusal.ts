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
  const moves = rules.moves(state, seat);
  // Most moves are interned.
  if (moves.includes(move)) return undefined;
  const text = rules.format(move);
  for (const legal of moves) if (rules.format(legal) === text) return undefined;
  return rules.explain(state, seat, move);
}

/** A refusal by a rule; the reasons that a game gives are those that it says here. */
export function refused<Reason extends string>(rule: string, reason: Reason, args?: Refusal['args']): Refusal<Reason> {
  return { rule, reason, ...(args && { args }) };
}
