import { commitmentOf, type Entry, type Game, type GameRecord, type Options, RECORD_FORMAT, sealedOptions, type Table } from '@coven/core';

/** The part of a record that is known before the first card is dealt. */
export type RecordFront = Omit<GameRecord, 'log' | 'head' | 'result'>;

/** `options`: complete, with the texts of files. */
export function recordFront(
  game: Game,
  {
    version,
    options,
    players,
    secret,
    nonces,
  }: Pick<GameRecord, 'version' | 'players' | 'secret' | 'nonces'> & { readonly options: Options },
): RecordFront {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    version,
    options: sealedOptions(game, options),
    players,
    commitment: commitmentOf(secret),
    nonces,
    secret,
  };
}

/** The record of a game in its current state; it has a result once the game is over. */
export function recordOf(front: RecordFront, log: readonly Entry[], table: Table): GameRecord {
  return { ...front, log, head: table.head, result: table.isOver() ? table.rules.standings(table.state) : null };
}
