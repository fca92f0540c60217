import { isDeepStrictEqual } from 'node:util';
import { type Game, type GameRecord, isRefusal, openGame, type Seat, scripted, seatsIn, setupOf, stepsOf, Table } from '@coven/core';
import type { Update } from '@coven/protocol';

/** An update as a client received it. */
export interface SeenUpdate {
  readonly update: Update;
  /** For the first update after a reconnection: the cursor from which the client caught up. */
  readonly caughtUpFrom: number | undefined;
}

/** The updates sent to a seat that do not follow from the record, each with the wrong part. */
export function wrongUpdates(record: GameRecord, game: Game, seat: Seat, seen: readonly SeenUpdate[]): readonly string[] {
  const expected = expectedFor(record, game, seat);
  return seen.flatMap(({ update, caughtUpFrom }) => {
    const at = expected.findLastIndex(({ cursor }) => cursor === update.cursor);
    const right = expected[at];
    if (!right) return [`there is no update ${update.cursor}`];
    const shown =
      caughtUpFrom === undefined ? right.shown : visible(expected.slice(0, at + 1), caughtUpFrom, right.isOver ? {} : right.fades);
    const parts: readonly (readonly [string, unknown, unknown])[] = [
      ['view', update.view, right.view],
      ['moves', update.choices?.moves, right.moves],
      ['decision', update.choices?.decision, right.decision],
      ['shown', update.shown, shown],
    ];
    return parts.filter(([, one, other]) => !isDeepStrictEqual(one, other)).map(([part]) => `update ${update.cursor}: ${part}`);
  });
}

type Fades = Readonly<Partial<Record<string, string>>>;

interface Expected {
  readonly cursor: number;
  readonly view: object;
  readonly moves: readonly string[];
  readonly decision: number;
  readonly shown: readonly { readonly type: string }[];
  readonly isOver: boolean;
  readonly fades: Fades;
}

function expectedFor(record: GameRecord, game: Game, seat: Seat): readonly Expected[] {
  const seats = seatsIn(record);
  const rules = openGame(game, seats, record.options, record.version);
  const table = new Table(rules, setupOf(record), scripted([]));
  return stepsOf(record.log).flatMap((entries): Expected[] => {
    const step = table.replay(entries);
    if (isRefusal(step)) throw new Error(`the record does not replay: ${step.reason}`);
    if (!table.tells(step, seat)) return [];
    const moves = table.moves(seat).map((move) => rules.format(move));
    const { fades } = rules;
    // Clone the view, which may change with the next step.
    const view = structuredClone(table.view(seat));
    return [
      {
        cursor: table.cursor(seat),
        view,
        moves,
        decision: table.decision(seat),
        shown: table.shown(step, seat),
        isOver: table.isOver(),
        fades,
      },
    ];
  });
}

/** The events after `from` that are still visible. */
function visible(expected: readonly Expected[], from: number, fades: Fades): readonly { readonly type: string }[] {
  const all = expected.flatMap(({ cursor, shown }) => shown.map((event) => ({ cursor, event })));
  return all
    .filter(({ cursor, event }, at) => cursor > from && !all.slice(at + 1).some((later) => fades[event.type] === later.event.type))
    .map(({ event }) => event);
}
