import type { Seat } from '@coven/core';
import type { PersonId, Room } from '@coven/protocol';
import type { ChatMessage } from '@coven/protocol/client/table-client.ts';
import type { PlayerFacts } from '../games/game-table.ts';

/** What a player may do about others; the server decides. While the owner is away, the next player may offer seats. */
export function ownerPowers({ chairs, host, phase }: Room, mySeat: Seat | null): { readonly owns: boolean; readonly offers: boolean } {
  if (mySeat === null || host === null || phase === 'over') return { owns: false, offers: false };
  const order = chairs.map((_, step) => (host + step) % chairs.length);
  const acting = order.find((seat) => chairs[seat]?.kind === 'human' && (seat === mySeat || chairs[seat]?.isHere === true));
  return { owns: host === mySeat, offers: phase === 'playing' && acting === mySeat };
}

export interface Person {
  readonly person: PersonId;
  readonly name: string;
  readonly seat: Seat | null;
  readonly isMuted: boolean;
}

/** The others at a table: those who sit, then those who have written something. */
export function peopleAt(
  { chairs, muted = [] }: Room,
  players: readonly PlayerFacts[],
  mySeat: Seat | null,
  chat: readonly ChatMessage[],
): readonly Person[] {
  const own = mySeat === null ? undefined : chairs[mySeat]?.person;
  const seated = chairs.map(({ person }, seat) => ({ person, name: players[seat]?.name ?? '', seat }));
  const wrote = chat.map(({ person, name }) => ({ person, name, seat: null }));
  const people = new Map<PersonId, Person>();
  for (const { person, name, seat } of [...seated, ...wrote]) {
    if (person === undefined || person === own || people.has(person)) continue;
    people.set(person, { person, name, seat, isMuted: muted.includes(person) });
  }
  return [...people.values()];
}
