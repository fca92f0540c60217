import { botAt, type RoomState } from '@coven/room';
import type { Listing } from '../store/tables.ts';

/** How often the listing of a table whose players are all here follows its turns, in milliseconds. */
export const FOLLOWS_EVERY = 10_000;

/** Whose turn it is at one table, and since when. */
export class TurnListing {
  #turn: Listing['turn'];

  get current(): Listing['turn'] {
    return this.#turn;
  }

  /** Notes the turn after a change; returns whether other people are awaited than before. */
  note(state: RoomState, now: number): boolean {
    const people = awaitedPeople(state);
    const guests = people.map(({ guest }) => guest);
    if (guests.join() === (this.#turn?.guests ?? []).join()) return false;
    this.#turn = people.length === 0 ? undefined : { guests, names: people.map(({ name }) => name), since: now };
    return true;
  }
}

function awaitedPeople({ session, seating }: RoomState) {
  if (!session || seating.phase !== 'playing') return [];
  return session.awaited.flatMap(({ seat }) => {
    const chair = seating.chairs[seat];
    return chair?.kind === 'human' && botAt(seating, seat) === undefined ? [chair] : [];
  });
}
