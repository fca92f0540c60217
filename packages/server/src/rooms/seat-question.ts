import type { Level } from '@coven/bots';
import type { Seat } from '@coven/core';
import type { RoomState } from '@coven/room';
import type { Session } from '@coven/session';
import type { SeatQuestion } from '../bots/question.ts';
import type { RoomContext } from './room-context.ts';
import type { TaskQueue } from './task-queue.ts';

/** What a bot is asked about a seat; where it must remember, the history is loaded first. `undefined` if there is no game. */
export async function seatQuestion(
  context: RoomContext,
  tasks: TaskQueue,
  state: RoomState,
  seat: Seat,
  level: Level,
): Promise<SeatQuestion | undefined> {
  const { session } = state;
  if (!session) return undefined;
  const ask = () => questionTo(state, session, seat, level);
  if (!level.remembers || session.hasMemory(seat) || session.hasHistory) return ask();
  return tasks.finished(async () => {
    await session.loadHistory(await context.steps(state.id));
    return ask();
  });
}

function questionTo({ id, creation, seating }: RoomState, session: Session, seat: Seat, level: Level): SeatQuestion {
  const { game, version, options } = creation;
  const { id: bot, limits } = level;
  return { ...session.question(seat, level), table: id, game, version, options, seats: seating.chairs.length, bot, limits };
}
