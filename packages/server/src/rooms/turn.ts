import { botAt, type Listing, type RoomState } from '@coven/room';

type Turn = NonNullable<Listing['turn']>;

/** The people who are awaited now, and since when: as before if they are the same. */
export function turnOf({ session, seating }: RoomState, before: Turn | undefined, now: number): Turn | undefined {
  if (!session || seating.phase !== 'playing') return undefined;
  const people = session.awaited.flatMap(({ seat }) => {
    const chair = seating.chairs[seat];
    return chair?.kind === 'human' && botAt(seating, seat) === undefined ? [chair] : [];
  });
  const guests = people.map(({ guest }) => guest);
  if (guests.length === 0 || guests.join() === before?.guests.join()) return guests.length === 0 ? undefined : before;
  return { guests, names: people.map(({ name }) => name), since: now };
}
