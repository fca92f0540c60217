import type { RequestMessage } from './client-message.ts';
import { type Decision, refused, UNCHANGED } from './decision.ts';
import type { RequestRow } from './requests/request.ts';
import type { Requester } from './requests/requester.ts';
import type { RoomState } from './room-state.ts';

/** Decides a request by its row. Moves, the start and the end of a game always fit into the log; anything else has a budget. */
export function decide(row: RequestRow, room: RoomState, message: RequestMessage, who: Requester): Decision {
  // Before anything is decided: a decision may already be part of the game's chain.
  const kind = row.counts?.(room, who, message);
  const objection = kind && room.budget.objection(who.guest, kind);
  if (objection && !row.isDecisive?.(room, who, message)) return refused(objection);
  const decision = row.decide(room, who, message);
  if (decision.kind !== 'changed' || decision.step) return decision;
  const { seating } = decision.change;
  // Nothing changes, so there is nothing to store.
  return seating !== undefined && JSON.stringify(seating) === JSON.stringify(room.seating) ? UNCHANGED : decision;
}
