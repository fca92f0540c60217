import type { Rules, Seat, Step, Table, Types, Viewer } from '@coven/core';

interface Past {
  readonly seat: Seat | undefined;
  readonly step: Step<Types>;
  isUndone: boolean;
}

/** What has happened at a table, for whoever comes late. */
export class History {
  readonly #steps: Past[] = [];

  add(seat: Seat | undefined, step: Step<Types>): void {
    if (step.undone !== undefined) {
      const taken = this.#steps.findLast((past) => past.seat === step.undone && !past.isUndone && past.step.undone === undefined);
      if (taken) taken.isUndone = true;
    }
    this.#steps.push({ seat, step, isUndone: false });
  }

  /**
   * What a viewer was shown after its `cursor`-th update, without what may no longer be looked at or was taken back;
   * and how many events shown before have been taken back since.
   */
  since(table: Table<Types>, viewer: Viewer, cursor: number): { readonly shown: readonly Types['shown'][]; readonly takenBack: number } {
    const fades: Readonly<Record<string, string | undefined>> = table.isOver() ? {} : table.rules.fades;
    let updates = 0;
    let shown: Types['shown'][] = [];
    let takenBack = 0;
    for (const { step, isUndone } of this.#steps) {
      const seen = table.shown(step, viewer);
      if (table.tells(step, viewer)) updates++;
      if (isUndone) {
        if (updates <= cursor) takenBack += seen.length;
        continue;
      }
      if (step.undone !== undefined && updates <= cursor) takenBack -= table.takenBack(step, viewer);
      for (const event of seen) {
        shown = shown.filter(({ type }) => fades[type] !== event.type);
        if (updates > cursor) shown.push(event);
      }
    }
    return { shown, takenBack };
  }

  /** Everything that a bot in this seat would remember. */
  memory(table: Table<Types>, seat: Seat): object {
    const { rules } = table;
    const memory = rules.memory(seat);
    for (const { step, isUndone } of this.#steps) if (!isUndone) learnStep(rules, table, memory, step, seat);
    return memory;
  }
}

export function learnStep(rules: Rules, table: Table<Types>, memory: object, step: Step<Types>, seat: Seat): void {
  for (const event of table.shown(step, seat)) rules.learn(memory, event);
}
