import type { Seat } from '@coven/core';
import type { HintText, ServerMessage } from '@coven/protocol';
import type { Errand, RoomState } from '@coven/room';
import { ADVISER, tableRefusal } from '@coven/session';
import type { RoomContext } from './room-context.ts';
import { seatQuestion } from './seat-question.ts';
import type { TaskQueue } from './task-queue.ts';

type HintErrand = Extract<Errand, { type: 'hint' }>;

interface Given {
  readonly decision: number;
  /** What the seat had been shown: while several act at once, more of it changes what is best, and what is legal. */
  readonly cursor: number;
  /** `undefined` if none came in time. */
  readonly hint: Promise<HintText | undefined>;
}

/** The hints of one table. A decision is thought about once, however often it is asked for, until its seat is shown more. */
export class Hints {
  readonly #context: RoomContext;
  readonly #tasks: TaskQueue;
  readonly #given = new Map<Seat, Given>();

  constructor(context: RoomContext, tasks: TaskQueue) {
    this.#context = context;
    this.#tasks = tasks;
  }

  /** The answer to a player's request for a hint, from what that player can know. */
  async answer(state: RoomState, id: string, { seat, decision }: HintErrand): Promise<ServerMessage> {
    const cursor = state.session?.table.cursor(seat) ?? 0;
    const hint = await this.#hintAt(state, seat, { decision, cursor });
    return hint ? { type: 'hint', id, ...hint } : { type: 'refused', id, refusal: tableRefusal('hint-failed') };
  }

  #hintAt(state: RoomState, seat: Seat, { decision, cursor }: Omit<Given, 'hint'>): Promise<HintText | undefined> {
    const last = this.#given.get(seat);
    if (last?.decision === decision && last.cursor === cursor) return last.hint;
    const hint = this.#think(state, seat).catch((error: unknown) => {
      this.#context.log.error({ room: state.id, error: String(error) }, 'a hint could not be asked for');
      return undefined;
    });
    const given = { decision, cursor, hint };
    this.#given.set(seat, given);
    // Asked again, one may come.
    void hint.then((text) => {
      if (!text && this.#given.get(seat) === given) this.#given.delete(seat);
    });
    return hint;
  }

  async #think(state: RoomState, seat: Seat): Promise<HintText | undefined> {
    const question = await seatQuestion(this.#context, this.#tasks, state, seat, ADVISER);
    return question && this.#context.bots.hint(question);
  }
}
