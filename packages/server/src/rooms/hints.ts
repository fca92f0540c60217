import type { ClientMessage, RoomReason, ServerMessage } from '@coven/protocol';
import { tableRefusal } from '@coven/session';
import type { GuestId } from '../store/store.ts';
import type { RoomContext } from './room-context.ts';
import type { RoomState } from './room-state.ts';
import { seatQuestion } from './seat-question.ts';
import { seatOf } from './seating.ts';
import type { TaskQueue } from './task-queue.ts';

export type HintRequest = Extract<ClientMessage, { type: 'hint' }>;

/** Who thinks about hints, and needs to remember what the seat was shown. */
const ADVISER = { id: 'hint', remembers: true };

/** Whether players may ask for hints: as the table owner said, else only one who plays against bots alone. */
export function mayHint({ creation, seating }: RoomState): boolean {
  return creation.hasHints ?? seating.chairs.filter(({ kind }) => kind === 'human').length === 1;
}

/** The answer to a player's request for a hint, from what that player can know. */
export async function hintTo(
  context: RoomContext,
  tasks: TaskQueue,
  state: RoomState,
  guest: GuestId,
  { id, decision }: HintRequest,
): Promise<ServerMessage> {
  const refused = (reason: RoomReason): ServerMessage => ({ type: 'refused', id, refusal: tableRefusal(reason) });
  const { seating, session } = state;
  const seat = seatOf(seating, guest);
  if (seat === undefined) return refused('not-seated');
  if (seating.phase !== 'playing' || !session) return refused(seating.phase === 'over' ? 'game-over' : 'not-running');
  if (!mayHint(state)) return refused('no-hints');
  if (decision !== session.table.decision(seat) || session.offered(seat).length === 0) return refused('stale');
  const question = await seatQuestion(context, tasks, state, seat, ADVISER);
  const hint = question && (await context.bots.hint(question));
  return hint ? { type: 'hint', id, ...hint } : refused('no-hints');
}
