import type { Notation, Types } from '@coven/core';
import { type BoardContext, boardContext } from './board-context.ts';
import type { BoardTable, Desk, GameTable } from './game-table.ts';

/** A table whose pictures speak plain moves, for the frame, which speaks their texts. */
export function textTable<T extends Types>(table: BoardTable<T>): GameTable<T> {
  const { notation, stage, remark, buttons, buttonLook, undoStop, ...rest } = table;
  const { format, parse } = notation;
  return {
    ...rest,
    context: (desk) => contextOf(desk, notation),
    readMove: parse,
    stage: (desk) => stage(contextOf(desk, notation)),
    remark: (desk, pieces) => remark(contextOf(desk, notation), pieces),
    buttons: (desk) => buttons(contextOf(desk, notation)).map(format),
    ...(buttonLook && {
      buttonLook: (desk: Desk<T>, text: string) => {
        const move = parse(text);
        return move && buttonLook(contextOf(desk, notation), move);
      },
    }),
    ...(undoStop && { undoStop: (desk: Desk<T>) => undoStop(contextOf(desk, notation)) }),
  };
}

const contexts = new WeakMap<object, BoardContext>();

/** The one context of a table on this page. */
function contextOf<T extends Types>(desk: Desk<T>, notation: Notation<T['move']>): BoardContext<T> {
  let context = contexts.get(desk) as BoardContext<T> | undefined;
  if (!context) {
    context = boardContext(desk, notation);
    contexts.set(desk, context as unknown as BoardContext);
  }
  return context;
}
