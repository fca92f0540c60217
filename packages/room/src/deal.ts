import type { RoomReason } from '@coven/protocol';
import { changed, type Decision, refused } from './decision.ts';
import { areRevealed, closedDeal, revealing } from './parts/dealing.ts';
import { mayDeal, type Seating, started } from './parts/seating.ts';
import { lastStep } from './play.ts';
import type { Moment } from './requests/requester.ts';
import type { RoomState } from './room-state.ts';

/** Changes the seating; if all players are now ready, the deal begins in the same change. */
export function reseated(room: RoomState, seating: Seating | RoomReason, moment: Moment): Decision {
  if (typeof seating === 'string') return refused(seating);
  return mayDeal(seating) ? deal(room, seating, moment) : changed({ seating });
}

/** Everybody is ready: people reveal their nonces first; bots have none. */
export function deal(room: RoomState, seating: Seating, moment: Moment): Decision {
  const hasPeople = seating.chairs.some(({ kind }) => kind === 'human');
  return hasPeople ? changed(revealing(room.dealing, seating, moment)) : begin(room, seating, moment);
}

/** Somebody has revealed a nonce; with the last one the game begins. */
export function revealed(room: RoomState, seating: Seating | RoomReason, moment: Moment): Decision {
  if (typeof seating === 'string') return refused(seating);
  return areRevealed(seating) ? begin(room, seating, moment) : changed({ seating });
}

function begin(room: RoomState, seating: Seating, { newHex }: Moment): Decision {
  const dealing = closedDeal(room.dealing, seating, newHex);
  const { session, step } = room.begin(started(seating), dealing);
  if (!session.table.isOver()) return changed({ seating: room.seating, dealing, entries: step.entries }, step);
  return changed({ ...lastStep(room, step), dealing }, step);
}
