import type { GameRecord, Player } from '@coven/core';
import { recordFront, recordOf } from '@coven/session';
import { type RoomState, stepsIn } from './room-state.ts';
import type { StoredChair } from './seating.ts';

/** The record of a finished game, from all lines of its room's log. */
export function roomRecord({ creation, seating, game, session }: RoomState, lines: readonly string[]): GameRecord {
  if (seating.phase !== 'over' || !session) throw new Error('a record is released only when the game is over');
  const { version, options, secret } = creation;
  const front = recordFront(game, { version, options, secret, players: seating.chairs.map(playerAt), nonces: seating.nonces ?? [] });
  return recordOf(front, stepsIn(lines).flat(), session.table);
}

function playerAt(chair: StoredChair): Player {
  if (chair.kind === 'human') return chair.standIn === null ? { name: chair.name } : { name: chair.name, bot: chair.standIn };
  return chair.kind === 'bot' ? { name: chair.bot, bot: chair.bot } : { name: '' };
}
