import type { Seat } from '@coven/core';
import type { Room } from '@coven/protocol';
import type { PlayerFacts } from '../games/game-table.ts';
import { sigilOf } from '../games/sigils.ts';
import { withoutMarks } from '../words/rich.ts';
import { sayCommon } from '../words/words.svelte.ts';
import { botName } from './bot-name.ts';
import type { Picture } from './picture.ts';

/** Everybody at a table, as pictures draw them. */
export function playerFacts(room: Room, picture: Picture | null, mySeat: Seat | null): readonly PlayerFacts[] {
  const awaited = new Set(room.phase === 'playing' ? picture?.awaited.map(({ seat }) => seat) : []);
  return room.chairs.map(
    (chair, seat): PlayerFacts => ({
      seat,
      name: nameOf(chair.kind, chair.name, seat),
      sigil: sigilOf(seat),
      kind: chair.kind,
      isHere: chair.isHere,
      familiar: chair.standIn,
      isMe: seat === mySeat,
      isAwaited: awaited.has(seat),
    }),
  );
}

function nameOf(kind: PlayerFacts['kind'], name: string | null, seat: Seat): string {
  if (kind === 'bot') return botName(seat);
  return name === null || name === '' ? sayCommon('seat.number', { number: seat + 1 }) : withoutMarks(name);
}
