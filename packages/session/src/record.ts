import {
  commitmentOf,
  type DealtFront,
  FIRST_FORMAT,
  type FirstFront,
  type Game,
  type GameRecord,
  type Hex,
  type LogEntry,
  nameHashOf,
  nonceHashOf,
  type OpenedDeal,
  type Options,
  type Player,
  RECORD_FORMAT,
  type SealedName,
  type SealedPlayer,
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

/** Who sits down at one table to be dealt to, each with a salt for the name (`null` for a bot) and a nonce (`null` for none). */
export interface LocalDeal {
  readonly table: string;
  readonly players: readonly Player[];
  readonly salts: readonly (Hex | null)[];
  readonly nonces: readonly (Hex | null)[];
  readonly secret: Hex;
}

/** The only deal of a table where everybody shares one device: nothing is committed to, because nobody else could see it. */
export function localDeal({ table, players, salts, nonces, secret }: LocalDeal): Pick<DealtFront, 'names' | 'deals'> {
  const names: Record<Hex, SealedName> = {};
  const sealedPlayers = players.map(({ name, bot }, seat): SealedPlayer => {
    if (bot !== undefined) return ['bot', bot];
    const salt = salts[seat] ?? null;
    if (salt === null) throw new Error('a person needs a salt');
    const sealedName: SealedName = { name, salt };
    const hash = nameHashOf(sealedName);
    names[hash] = sealedName;
    return ['person', hash];
  });
  const given = nonces.map((nonce, seat) => (sealedPlayers[seat]?.[0] === 'person' ? nonce : null));
  const hashes = given.map((nonce, seat) => (nonce === null ? null : nonceHashOf(table, seat, nonce)));
  const deal: OpenedDeal = { players: sealedPlayers, commitment: commitmentOf(secret), hashes, nonces: given, secret };
  return { names, deals: [deal] };
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
