import type { GameRecord } from '@coven/core';
import type { RecordSigner } from '@coven/session';
import { roomRecord } from '../record.ts';
import type { LocalRoom } from './local-room.ts';

/** Also of a game that is not over. `signer`: who signs a record in the second format, made from the game's secret. A page loads both late. */
export function localRecord({ state, log, setup }: LocalRoom, signer: RecordSigner): GameRecord {
  const { secret, players } = setup;
  const record = roomRecord(state, [...log], signer(secret));
  // There bots have names of their own.
  return 'players' in record ? { ...record, players } : record;
}
