import { type GameRecord, type LogEntry, link, type Player, rootOf, setupOf, TABLE } from '@coven/core';
import { dealtFront, firstFront, recordOf, type SignRecord } from '@coven/session';
import type { StoredChair } from './parts/seating.ts';
import type { RoomState } from './room-state.ts';

/** The record of a game, from its whole log: only the table's host may have it before the game is over. */
export function roomRecord(state: RoomState, log: readonly LogEntry[], sign: SignRecord): GameRecord {
  const { creation, seating, dealing, game, session } = state;
  const { version, options } = creation;
  const { result } = seating;
  if (state.hasFirstFormat) {
    const players = seating.chairs.map(playerAt);
    const front = firstFront(game, { version, options, secret: dealing.secret, players, nonces: seating.nonces ?? [] });
    return recordOf(front, { log, head: session?.table.head ?? rootOf(setupOf(front)), result }, sign);
  }
  const { deals, names } = dealing;
  const front = dealtFront(game, { version, options, table: state.id, names, deals });
  if (session) return recordOf(front, { log, head: session.table.head, result }, sign);
  return recordOf(front, { log: [UNDEALT], head: link(rootOf(setupOf(front)), UNDEALT), result }, sign);
}

/** The whole log of a table where no attempt to deal was completed. */
const UNDEALT: LogEntry = [TABLE, 'end not-dealt'];

function playerAt(chair: StoredChair): Player {
  if (chair.kind === 'human') return chair.standIn === null ? { name: chair.name } : { name: chair.name, bot: chair.standIn };
  return chair.kind === 'bot' ? { name: chair.bot, bot: chair.bot } : { name: '' };
}
