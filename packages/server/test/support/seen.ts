import { isDeepStrictEqual } from 'node:util';
import { type Game, type GameRecord, isRefusal, openGame, type Seat, scripted, setupOf, stepsOf, Table } from '@coven/core';
import type { Update } from '@coven/protocol';

/** An update as a client got it. */
export interface Seen {
  readonly update: Update;
  /** For the first one after coming back: the cursor from which the client caught up. */
  readonly caughtUpFrom: number | undefined;
}

/** What was told to a seat and does not follow from the record: which update, and which part of it. */
export function untruths(record: GameRecord, game: Game, seat: Seat, seen: readonly Seen[]): readonly string[] {
  const truth = truthFor(record, game, seat);
  return seen.flatMap(({ update, caughtUpFrom }) => {
    const at = truth.findLastIndex(({ cursor }) => cursor === update.cursor);
    const right = truth[at];
    if (!right) return [`there is no update ${update.cursor}`];
    const shown = caughtUpFrom === undefined ? right.shown : visible(truth.slice(0, at + 1), caughtUpFrom, right.isOver ? {} : right.fades);
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

interface Truth {
  readonly cursor: number;
  readonly view: object;
  readonly moves: readonly string[];
  readonly decision: number;
  readonly shown: readonly { readonly type: string }[];
  readonly isOver: boolean;
  readonly fades: Fades;
}

function truthFor(record: GameRecord, game: Game, seat: Seat): readonly Truth[] {
  const seats = record.players.length;
  const rules = openGame(game, seats, record.options, record.version);
  const table = new Table(rules, setupOf(record), scripted([]));
  return stepsOf(record.log).flatMap((entries): Truth[] => {
    const step = table.replay(entries);
    if (isRefusal(step)) throw new Error(`the record does not replay: ${step.reason}`);
    if (!table.tells(step, seat)) return [];
    const moves = table.moves(seat).map((move) => rules.format(move));
    const { fades } = rules;
    // The view is the table's own: it must not change with the next step.
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

/** What may still be looked at of everything after `from`. */
function visible(truth: readonly Truth[], from: number, fades: Fades): readonly { readonly type: string }[] {
  const all = truth.flatMap(({ cursor, shown }) => shown.map((event) => ({ cursor, event })));
  return all
    .filter(({ cursor, event }, at) => cursor > from && !all.slice(at + 1).some((later) => fades[event.type] === later.event.type))
    .map(({ event }) => event);
}
