import { FIRST_FORMAT, type GameRecord, type Proof } from '@coven/core';
import type { Context } from '../command.ts';

/** By seat: who held it at the end. */
export function recordedNames({ say }: Context, record: GameRecord, { atTable }: Proof): readonly string[] {
  if (record.format === FIRST_FORMAT) return record.players.map(({ name }) => name);
  return (atTable?.players ?? []).map((player) => (player.kind === 'bot' ? player.bot : (player.name ?? say('verify.name-removed'))));
}
