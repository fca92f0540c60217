import { changed, type Decision } from './decision.ts';
import { withoutNameOf } from './parts/dealing.ts';
import { withoutName } from './parts/seating.ts';
import type { GuestId } from './people/guest.ts';
import type { RoomState } from './room-state.ts';

/** Takes a guest's name off a table; nothing where the guest has no seat. */
export function forget({ seating, dealing }: RoomState, guest: GuestId): Decision | undefined {
  const unnamed = withoutName(seating, guest);
  return unnamed && changed({ seating: unnamed, dealing: withoutNameOf(dealing, guest) });
}
