import {
  commitmentOf,
  type DealtFront,
  FIRST_FORMAT,
  type FirstFront,
  type Game,
  type GameRecord,
  type Hex,
  type LogEntry,
  type Options,
  RECORD_FORMAT,
  type SignedRecord,
  type Standing,
  sealedOptions,
} from '@coven/core';

/** The part of a record that is known before the first card is dealt. */
export type RecordFront = FirstFront | DealtFront;

interface PlayedGame {
  readonly version: number;
  /** Complete, with the texts of files. */
  readonly options: Options;
}

/** For a table that began before there was a second format. */
export function firstFront(game: Game, played: PlayedGame & Pick<FirstFront, 'players' | 'secret' | 'nonces'>): FirstFront {
  const { version, options, players, secret, nonces } = played;
  return {
    format: FIRST_FORMAT,
    game: game.id,
    version,
    options: sealedOptions(game, options),
    players,
    commitment: commitmentOf(secret),
    nonces,
    secret,
  };
}

export function dealtFront(game: Game, played: PlayedGame & Pick<DealtFront, 'table' | 'names' | 'deals'>): DealtFront {
  const { table, version, options, names, deals } = played;
  return { format: RECORD_FORMAT, table, game: game.id, version, options: sealedOptions(game, options), names, deals };
}

/** What is signed, and by whom. */
export type SignRecord = (table: string, head: Hex) => Pick<SignedRecord, 'signer' | 'key' | 'signature'>;

/** Signs the records of one game, given its secret. */
export type RecordSigner = (secret: Hex) => SignRecord;

/** How far a game has come: its log, the chain's head and the result, if there is one. */
export interface GameSoFar {
  readonly log: readonly LogEntry[];
  readonly head: Hex;
  readonly result: readonly Standing[] | null;
}

/** The record of a game in its current state. */
export function recordOf(front: RecordFront, { log, head, result }: GameSoFar, sign: SignRecord): GameRecord {
  if (front.format === FIRST_FORMAT) return { ...front, log, head, result };
  return { ...front, log, head, result, ...sign(front.table, head) };
}
