import {
  type Game,
  type GameRecord,
  isRefusal,
  type Json,
  recordedOptions,
  type Seat,
  sealed,
  seedOf,
  setupOf,
  stepsOf,
  Table,
  type Viewer,
  without,
} from '@coven/core';

/** The game after one step of a replay. */
export interface Frame {
  readonly by: Seat | null;
  readonly shown: readonly Json[];
  /** Which events shown so far have been taken back, numbered from 0 over all frames. */
  readonly takenBack: readonly number[];
  readonly view: Json;
  readonly awaited: readonly { readonly seat: Seat; readonly ask: Json }[];
}

/** Every step of a record as one viewer saw it. Trusts the record: verify it first. */
export function framesOf(record: GameRecord, game: Game, viewer: Viewer, files: readonly string[]): readonly Frame[] {
  const table = new Table(
    game.open(recordedOptions(record, game, files), record.players.length, record.version),
    setupOf(record),
    sealed(seedOf(record.secret, record.nonces)),
  );
  /** The numbers of the events that remain, and of those taken back. */
  let told: readonly number[] = [];
  let takenBack: readonly number[] = [];
  return stepsOf(record.log).map((entries): Frame => {
    const step = table.replay(entries);
    if (isRefusal(step)) throw new Error(`a verified record does not replay: ${step.rule}`);
    const shown = table.shown(step, viewer);
    const places = table.takenBack(step, viewer);
    const count = told.length + takenBack.length;
    takenBack = [...takenBack, ...places.map((place) => told.at(-place) as number)];
    told = [...without(told, places), ...shown.map((_, at) => count + at)];
    const turn = table.turn();
    const by = entries[0]?.[0];
    return {
      by: typeof by === 'number' ? by : null,
      shown: shown as readonly unknown[] as readonly Json[],
      takenBack,
      view: table.view(viewer) as Json,
      awaited: turn.kind === 'seats' ? turn.seats.map(({ seat, ask }) => ({ seat, ask: { ...ask } })) : [],
    };
  });
}
