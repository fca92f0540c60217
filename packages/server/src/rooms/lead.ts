import { pause } from '../timers.ts';
import type { Room } from './room.ts';
import type { RoomContext } from './room-context.ts';

/** How long another server may take to go on with its bots before this one does, in milliseconds; up to twice as long. */
const PATIENCE = 1500;

/**
 * Which server goes on with what no client requests, such as bots' moves: first the one that wrote the last line, after a pause the others in turn.
 * If two do, one of them loses the race for the line, and nothing else happens.
 */
export class Lead {
  readonly #context: RoomContext;
  isOurs: boolean;
  #isWaiting = false;

  constructor(context: RoomContext) {
    this.#context = context;
    this.isOurs = !context.bus;
  }

  /** Lets a table go on after a pause; the lead is ours then if its last line is still the same. */
  await(table: Room): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const { id, seq } = table;
    const turn = this.#context.bus?.nodes.turnAt(id) ?? 0;
    void pause(this.#context.timers, PATIENCE * (1 + turn)).then(() => {
      this.#isWaiting = false;
      this.isOurs ||= table.seq === seq;
      table.goOn();
    });
  }
}
