import { foldShown, type Seat, type Step, type Table, type Types, type Viewer } from '@coven/core';

interface Past {
  readonly seat: Seat | undefined;
  readonly step: Step<Types>;
  /** The step that this undo took back. */
  readonly undid: Past | undefined;
  isUndone: boolean;
}

/** What a viewer missed. */
export interface CatchUp {
  /** What it has not been shown yet, without events that have faded or were taken back. */
  readonly shown: readonly Types['shown'][];
  /** The events shown before that have been taken back since, counted from the end: the last one is 1. */
  readonly takenBack: readonly number[];
}

/** What has happened at a table, for viewers who join late or reconnect. */
export class History {
  readonly #steps: Past[] = [];

  add(seat: Seat | undefined, step: Step<Types>): void {
    const undid =
      step.undone === undefined ? undefined : this.#steps.findLast((past) => past.seat === step.undone && !past.isUndone && !past.undid);
    if (undid) undid.isUndone = true;
    this.#steps.push({ seat, step, undid, isUndone: false });
  }

  /** What a viewer was told after its update number `cursor`. */
  since(table: Table<Types>, viewer: Viewer, cursor: number): CatchUp {
    const fades = table.isOver() ? {} : table.rules.fades;
    let updates = 0;
    let held: Past[] = [];
    let shown: readonly Types['shown'][] = [];
    for (const past of this.#steps) {
      if (table.tells(past.step, viewer)) updates++;
      const isNew = updates > cursor;
      if (past.undid && !isNew) held = held.filter((one) => one !== past.undid);
      const told = table.shown(past.step, viewer);
      if (!isNew) held.push(...told.map(() => past));
      else if (!past.isUndone) shown = foldShown(shown, told, fades);
    }
    return { shown, takenBack: held.reverse().flatMap(({ isUndone }, at) => (isUndone ? [at + 1] : [])) };
  }

  /** The memory of a bot in this seat. */
  memory(table: Table<Types>, seat: Seat): object {
    const memory = table.rules.memory(seat);
    for (const { step, isUndone } of this.#steps) if (!isUndone) learnStep(table, memory, step, seat);
    return memory;
  }
}

/** Folds what a seat was shown of a step into its memory. */
export function learnStep(table: Table<Types>, memory: object, step: Step<Types>, seat: Seat): void {
  for (const event of table.shown(step, seat)) table.rules.learn(memory, event);
}
