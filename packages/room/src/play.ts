import { type Seat, type Step, type TableEntry, type Types, UNDO } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import { answerRequest, type GameAnswer, type GameRequest, makeMove, type Session } from '@coven/session';
import type { Change } from './change.ts';
import { changed, type Decision, refused } from './decision.ts';
import { MAX_ENTRIES_WITH_CHANGES } from './parts/log-budget.ts';
import { botAt, ended, type Seating, seatOf } from './parts/seating.ts';
import type { GuestId } from './people/guest.ts';
import type { RoomState } from './room-state.ts';

/** The requester's seat in a running game. */
export function playing({ seating, session }: RoomState, guest: GuestId): { seat: Seat; session: Session } | RoomReason {
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  if (seating.phase === 'over') return 'game-over';
  return session ? { seat, session } : 'not-running';
}

/** Handles a request to the game itself. */
export function askGame(room: RoomState, guest: GuestId, request: GameRequest): Decision {
  const at = playing(room, guest);
  if (typeof at === 'string') return refused(at);
  if (request.type === 'move' && botAt(room.seating, at.seat) !== undefined) return refused('stand-in-plays');
  if (request.type === 'move' && at.session.table.decision(at.seat) >= MAX_ENTRIES_WITH_CHANGES && isChangeOfMind(at, request.text)) {
    return refused('too-many-changes');
  }
  return decisionFrom(room, at.session, answerRequest(at.session, at.seat, request));
}

/** An undo, or a move of a seat that is not awaited, which only replaces an earlier one: the game does without it. */
function isChangeOfMind({ session, seat }: { readonly session: Session; readonly seat: Seat }, text: string): boolean {
  if (text === UNDO) return true;
  const turn = session.table.turn();
  return turn.kind === 'seats' && !turn.seats.some((awaited) => awaited.seat === seat);
}

/** Makes a bot's move. */
export function botMove(room: RoomState, seat: Seat, text: string): Decision {
  const { session } = room;
  return session ? decisionFrom(room, session, makeMove(session, seat, text)) : refused('not-running');
}

function decisionFrom(room: RoomState, { table }: Session, answer: GameAnswer): Decision {
  if (answer.kind !== 'stepped') return answer;
  const { step } = answer;
  return changed(table.isOver() ? lastStep(room, step) : { entries: step.entries }, step);
}

/** The change of a step with which the game reached its end. */
export function lastStep(room: RoomState, { entries }: Step<Types>): Change {
  const end = room.note({ kind: 'end', ending: 'played' });
  const { session } = room;
  const standings = session ? session.table.rules.standings(session.table.state) : null;
  return { entries: [...entries, ...end], seating: ended(room.seating, standings, 'played') };
}

/** A change of the seating that the chain covers. */
export function noted(room: RoomState, seating: Seating, ...happened: readonly TableEntry[]): Decision {
  const entries = room.note(...happened);
  return changed(entries.length > 0 ? { seating, entries } : { seating });
}
