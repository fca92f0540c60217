import type { Seat } from '@coven/core';
import type { Room } from '@coven/protocol';
import type { PlayerFacts } from '../games/game-table.ts';
import { sigilOf } from '../games/sigils.ts';
import { withoutMarks } from '../words/rich.ts';
import { sayCommon } from '../words/words.svelte.ts';
import { botName } from './bot-name.ts';
import type { Picture } from './picture.ts';

/** What differs from table to table; the rest follows from the seats. */
type Person = Pick<PlayerFacts, 'name' | 'kind'> & Partial<Pick<PlayerFacts, 'isHere' | 'familiar'>>;

/** Players by seat, as pictures draw them. `picture`: who is awaited in it. */
export function playersOf(people: readonly Person[], picture: Picture | null, mySeat: Seat | null): readonly PlayerFacts[] {
  const awaited = new Set(picture?.awaited.map(({ seat }) => seat));
  return people.map(({ name, kind, isHere = true, familiar = null }, seat) => ({
    seat,
    name,
    sigil: sigilOf(seat),
    kind,
    isHere,
    familiar,
    isMe: seat === mySeat,
    isAwaited: awaited.has(seat),
  }));
}

/** Everybody at a table. */
export function playerFacts({ chairs, phase }: Room, picture: Picture | null, mySeat: Seat | null): readonly PlayerFacts[] {
  const people = chairs.map((chair, seat) => ({ ...chair, name: nameOf(chair.kind, chair.name, seat), familiar: chair.standIn }));
  return playersOf(people, phase === 'playing' ? picture : null, mySeat);
}

function nameOf(kind: PlayerFacts['kind'], name: string | null, seat: Seat): string {
  if (kind === 'bot') return botName(seat);
  return name === null || name === '' ? sayCommon('seat.number', { number: seat + 1 }) : withoutMarks(name);
}
