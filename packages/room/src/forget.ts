import { changed, type Decision } from './decision.ts';
import { withoutNameOf } from './parts/dealing.ts';
import { withoutName } from './parts/seating.ts';
import type { GuestId } from './people/guest.ts';
import type { RoomState } from './room-state.ts';

/** Takes a guest's name off a table; nothing where the guest has no seat and took part in no deal. */
export function forget({ seating, dealing }: RoomState, guest: GuestId): Decision | undefined {
  const unnamed = withoutName(seating, guest);
  if (!unnamed && dealing.salts[guest] === undefined) return undefined;
  return changed({ ...(unnamed && { seating: unnamed }), dealing: withoutNameOf(dealing, guest) });
}
