import { isRefusal, type Json, type Refusal, refusal, type Seat, type Step, type Types } from '@coven/core';
import { MAX_OUTLOOKS, type RoomReason, type ServerMessage } from '@coven/protocol';
import type { Session } from './session.ts';

/** A player's request to the game itself. */
export type GameRequest =
  | { readonly type: 'move'; readonly id: string; readonly decision: number; readonly text: string }
  | { readonly type: 'why'; readonly id: string; readonly text: string }
  | { readonly type: 'outlooks'; readonly id: string; readonly decision: number };

/** The answer to a request. If it has a step, the move has already been made. */
export type GameAnswer =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  | { readonly kind: 'stepped'; readonly step: Step<Types> };

export function answerRequest(session: Session, seat: Seat, request: GameRequest): GameAnswer {
  switch (request.type) {
    case 'move':
      if (request.decision !== session.table.decision(seat)) return refusedBecause('stale');
      return makeMove(session, seat, request.text);
    case 'why':
      return why(session, seat, request.id, request.text);
    case 'outlooks':
      return outlooks(session, seat, request.id, request.decision);
    default:
      return request satisfies never;
  }
}

/** Makes a seat's move, by a person or a bot. */
export function makeMove(session: Session, seat: Seat, text: string): GameAnswer {
  const step = session.move(seat, text);
  return isRefusal(step) ? { kind: 'refused', refusal: step } : { kind: 'stepped', step };
}

export function tableRefusal(reason: RoomReason): Refusal {
  return { rule: 'table', reason };
}

function refusedBecause(reason: RoomReason): GameAnswer {
  return { kind: 'refused', refusal: tableRefusal(reason) };
}

function why({ table }: Session, seat: Seat, id: string, text: string): GameAnswer {
  const move = table.rules.parse(text);
  if (move === undefined) return refusedBecause('unreadable');
  const reason = refusal(table.rules, table.state, seat, move);
  return reason ? { kind: 'refused', refusal: reason } : { kind: 'answered', message: { type: 'done', id } };
}

function outlooks({ table }: Session, seat: Seat, id: string, decision: number): GameAnswer {
  if (decision !== table.decision(seat)) return refusedBecause('stale');
  const view = table.view(seat);
  const moves = table.moves(seat);
  const found = moves.length > MAX_OUTLOOKS ? [] : moves.map((move) => table.rules.outlook(view, move) as Json);
  return { kind: 'answered', message: { type: 'outlooks', id, cursor: table.cursor(seat), outlooks: found } };
}
