import { type Rules, type Seat, seatsOf, type Types, type Viewer, viewersOf } from '../src/contract.ts';
import { type Entry, type Setup, UNDO } from '../src/log.ts';
import type { Random } from '../src/random.ts';
import { pick } from '../src/sealed.ts';
import type { Snapshot } from '../src/snapshot.ts';
import { isRefusal, type Step, Table } from '../src/table.ts';
import { broken, must } from './walk.ts';

/** A seat that may undo does so once in this many entries. */
const UNDO_EVERY = 4;

/** A table whose chance draws from `random`: a new one, or one restored from a snapshot. */
export function tableOf<T extends Types>(rules: Rules<T>, random: Random, snapshot?: Snapshot): Table<T> {
  const zeros = '00'.repeat(32);
  const setup: Setup = { game: 'law', version: 1, seats: rules.seats, options: {}, commitment: zeros, nonces: [] };
  const chance = { draw: <Move>(outcomes: readonly { move: Move; weight: number }[]) => pick(outcomes, random) };
  return snapshot ? Table.restore(rules, setup, chance, snapshot) : new Table(rules, setup, chance);
}

/** Everything a table tells a viewer after a step, as text: all that a session's messages are made of. */
export type Wire<T extends Types> = (table: Table<T>, step: Step<T>, viewer: Viewer) => string;

export function wireOf<T extends Types>(table: Table<T>, step: Step<T>, viewer: Viewer): string {
  const { rules } = table;
  return JSON.stringify({
    isTold: table.tells(step, viewer),
    ...plainOf(table, step, viewer),
    cursor: table.cursor(viewer),
    // A head goes with a step that shows every viewer something.
    hasHead: viewersOf(rules.seats).every((one) => table.shown(step, one).length > 0),
    choices:
      viewer === 'spectator'
        ? null
        : {
            decision: table.decision(viewer),
            moves: table.moves(viewer).map((move) => rules.format(move)),
            mayUndo: table.mayUndo(viewer),
          },
  });
}

/** What the rules let a viewer learn from a step. */
export function plainOf<T extends Types>(table: Table<T>, step: Step<T>, viewer: Viewer): object {
  return {
    shown: table.shown(step, viewer),
    takenBack: table.takenBack(step, viewer),
    view: table.view(viewer),
    turn: table.turn(),
  };
}

/** Makes a seat's entry, which must be allowed. */
export function mustPlay<T extends Types>(table: Table<T>, seat: Seat, text: string): Step<T> {
  const step = table.play(seat, text);
  return isRefusal(step) ? broken('what is offered is allowed', `seat ${seat}: ${text}: ${step.reason}`) : step;
}

/** What the seats may do next: a random entry for a random one of `seats`; `undefined` if none can act. */
export function randomEntry<T extends Types>(table: Table<T>, seats: readonly Seat[], random: Random): readonly [Seat, string] | undefined {
  const mayUndo = seats.filter((seat) => table.mayUndo(seat));
  const undoing = random.below(UNDO_EVERY) === 0 ? mayUndo[random.below(Math.max(1, mayUndo.length))] : undefined;
  if (undoing !== undefined) return [undoing, UNDO];
  const able = seats.filter((seat) => table.moves(seat).length > 0);
  const seat = able[random.below(Math.max(1, able.length))];
  if (seat === undefined) return undefined;
  const moves = table.moves(seat);
  return [seat, table.rules.format(moves[random.below(moves.length)] as T['move'])];
}

/** The log of a random game with undos and re-picks, up to its end. */
export function randomTableLog<T extends Types>(rules: Rules<T>, random: Random): Entry[] {
  const table = tableOf(rules, random);
  const log: Entry[] = [...table.deal().entries];
  const max = rules.bound * UNDO_EVERY;
  while (!table.isOver() && log.length < max) {
    const turn = table.turn();
    const awaited = turn.kind === 'seats' ? turn.seats.map(({ seat }) => seat) : [];
    // Re-picks come now and then; awaited seats come more often, so that the game goes on.
    const next = randomEntry(table, random.below(3) === 0 ? seatsOf(rules.seats) : awaited, random) ?? randomEntry(table, awaited, random);
    must(next !== undefined, 'an awaited seat has a move', () => JSON.stringify(turn));
    if (next) log.push(...mustPlay(table, ...next).entries);
  }
  return log;
}
