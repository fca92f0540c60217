import type { Due } from '@coven/room';
import type { EndTimer } from '../timers.ts';
import type { RoomContext } from './room-context.ts';

/** When a table is asked that is late already, and the longest wait of one timer, in milliseconds. */
const LATE = 1000;
const MAX_WAIT = 86_400_000;

/** When a table in memory wants to be asked next: keeps an exact timer, and says what the store must know of it. */
export class NextLook {
  readonly #context: RoomContext;
  #due: Due | undefined;
  #endTimer: EndTimer | undefined;

  constructor(context: RoomContext) {
    this.#context = context;
  }

  /**
   * What is stored with a line after which the table wants to be asked at another time. The stored time is the earliest to look: one
   * that is still to come holds for a later one, too.
   */
  toStore(due: Due | undefined): Due | null | undefined {
    const before = this.#due;
    if (!due) return before && null;
    return before && before.at <= due.at && before.at > this.#context.serverTime() ? undefined : due;
  }

  /** Asks at that time, which it passes on: a timer is exact, also where the installation's clock stood still meanwhile. */
  await(due: Due | undefined, ask: (time: number) => void): void {
    const isSame = this.#endTimer !== undefined && due?.at === this.#due?.at;
    this.#due = due;
    if (isSame) return;
    this.end();
    if (!due) return;
    const now = this.#context.serverTime();
    const wait = due.at > now ? Math.min(due.at - now, MAX_WAIT) : LATE;
    this.#endTimer = this.#context.timers.after(wait, () => {
      this.#endTimer = undefined;
      ask(now + wait);
    });
  }

  end(): void {
    this.#endTimer?.();
    this.#endTimer = undefined;
  }
}
