import {
  type Awaited,
  type Game,
  type GameRecord,
  isRefusal,
  type Json,
  playedDeal,
  recordedOptions,
  type Seat,
  sealed,
  seatsIn,
  seedOf,
  setupOf,
  standingEntries,
  stepsOf,
  Table,
  type Viewer,
} from '@coven/core';

/** The game after the deal, or after a move that stood and the chance that followed it. */
export interface Frame {
  /** Null for the deal. */
  readonly by: Seat | null;
  readonly shown: readonly Json[];
  readonly view: Json;
  readonly awaited: readonly Awaited<Json>[];
}

/** A recorded game as one viewer saw it, without what was taken back. Trusts the record: verify it first. */
export function framesOf(record: GameRecord, game: Game, viewer: Viewer, files: readonly string[]): readonly Frame[] {
  const { secret, nonces } = playedDeal(record);
  const table = new Table(
    game.open(recordedOptions(record, game, files), seatsIn(record), record.version),
    setupOf(record),
    sealed(seedOf(secret, nonces)),
  );
  return stepsOf(standingEntries(record.log)).map((entries): Frame => {
    const step = table.replay(entries);
    if (isRefusal(step)) throw new Error(`a verified record does not replay: ${step.rule}`);
    const turn = table.turn();
    const by = entries[0]?.[0];
    return {
      by: typeof by === 'number' ? by : null,
      shown: table.shown(step, viewer) as readonly unknown[] as readonly Json[],
      view: table.view(viewer) as Json,
      awaited: turn.kind === 'seats' ? turn.seats.map(({ seat, ask }) => ({ seat, ask: { ...ask } })) : [],
    };
  });
}
