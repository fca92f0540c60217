import type { RoomReason } from '@coven/protocol';
import type { Change } from '../change.ts';
import type { GuestId } from '../people/guest.ts';
import type { Part } from './part.ts';

/** Lines other than moves that one guest may cause at one table: seats, votes, familiars. */
export const MAX_CHANGES_PER_GUEST = 400;
export const MAX_CHATS_PER_GUEST = 1000;
/** Lines other than moves that all guests together may cause before newcomers can no longer sit down. */
export const MAX_CHANGES = 4000;
const MAX_CHATS = 5000;
/** A seat that has made this many entries can still move, but no longer change its mind. */
export const MAX_ENTRIES_WITH_CHANGES = 2000;

/** `begins`: starts something that the same guest can take back. `joins`: the same, by a guest without a seat. `takes-back` always fits. */
export type ChangeKind = 'begins' | 'joins' | 'takes-back' | 'chats';

/** Lines that a guest has caused at a table. */
type SavedBudget = readonly (readonly [guest: GuestId, changes: number, chats: number])[];

/**
 * Counts the lines of a table's log that are not moves. Moves and the end of the game are never counted, so they always fit;
 * whatever takes something back is counted but never refused, since something counted came before it.
 * The counts are folded from the log, so a restart does not reset them.
 */
export class LogBudget {
  readonly #spent = new Map<GuestId, { changes: number; chats: number }>();
  #changes = 0;
  #chats = 0;

  constructor(saved: SavedBudget = []) {
    for (const [guest, changes, chats] of saved) {
      this.#spent.set(guest, { changes, chats });
      this.#changes += changes;
      this.#chats += chats;
    }
  }

  save(): SavedBudget {
    return [...this.#spent].map(([guest, { changes, chats }]) => [guest, changes, chats] as const);
  }

  /** Counts a line without a step. */
  note({ request, chat }: Change): void {
    const guest = request?.[0] ?? '';
    const spent = this.#spent.get(guest) ?? { changes: 0, chats: 0 };
    if (chat) {
      spent.chats++;
      this.#chats++;
    } else {
      spent.changes++;
      this.#changes++;
    }
    this.#spent.set(guest, spent);
  }

  /** Why a guest may not cause another line that is not a move. */
  objection(guest: GuestId, kind: ChangeKind): RoomReason | undefined {
    const { changes = 0, chats = 0 } = this.#spent.get(guest) ?? {};
    switch (kind) {
      case 'takes-back':
        return undefined;
      case 'chats':
        return this.#chats >= MAX_CHATS ? 'log-full' : chats >= MAX_CHATS_PER_GUEST ? 'too-often' : undefined;
      case 'joins':
        return this.#changes >= MAX_CHANGES ? 'log-full' : changes >= MAX_CHANGES_PER_GUEST ? 'too-often' : undefined;
      case 'begins':
        return changes >= MAX_CHANGES_PER_GUEST ? 'too-often' : undefined;
      default:
        return kind satisfies never;
    }
  }
}

export const logBudgetPart: Part<LogBudget, SavedBudget, never> = {
  fresh: () => new LogBudget(),
  fold(budget, _piece, line) {
    if (!line.entries?.some(([by]) => by !== 'table')) budget.note(line);
    return budget;
  },
  save: (budget) => budget.save(),
  load: (saved) => new LogBudget(saved),
};
