import { type GameRecord, type Player, RECORD_FORMAT, sealedOptions } from '@coven/core';
import { type RoomState, stepsIn } from './room-state.ts';

/** The record of a game that is over, from all lines of its table. */
export function recordOf(state: RoomState, lines: readonly string[]): GameRecord {
  const { made, seating, game, play } = state;
  if (seating.phase !== 'over' || !play) throw new Error('a record is released only when the game is over');
  return {
    format: RECORD_FORMAT,
    game: made.game,
    version: made.version,
    options: sealedOptions(game, made.options),
    players: seating.chairs.map((chair): Player => {
      if (chair.kind === 'human') return chair.standIn === null ? { name: chair.name } : { name: chair.name, bot: chair.standIn };
      return chair.kind === 'bot' ? { name: chair.bot, bot: chair.bot } : { name: '' };
    }),
    commitment: state.commitment,
    nonces: seating.nonces ?? [],
    secret: made.secret,
    log: stepsIn(lines).flat(),
    head: play.table.head,
    result: seating.result,
  };
}
