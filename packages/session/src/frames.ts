import {
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
  stepsOf,
  TABLE,
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
  const { secret, nonces } = playedDeal(record);
  const table = new Table(
    game.open(recordedOptions(record, game, files), seatsIn(record), record.version),
    setupOf(record),
    sealed(seedOf(secret, nonces)),
  );
  /** The numbers of the events that remain, and of those taken back. */
  let told: readonly number[] = [];
  let takenBack: readonly number[] = [];
  // Nothing in the picture changes by an entry of the table.
  const steps = stepsOf(record.log).filter(([first]) => first?.[0] !== TABLE);
  return steps.map((entries): Frame => {
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
