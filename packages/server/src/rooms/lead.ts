import type { RoomContext } from './room-context.ts';

/** How long another server may take to go on with its bots before this one does, in milliseconds; up to twice as long. */
const PATIENCE = 1500;

/**
 * Which server goes on with what no client requests, such as bots' moves: first the one that wrote the last line, after a pause any other.
 * If two do, one of them loses the race for the line, and nothing else happens.
 */
export class Lead {
  readonly #context: RoomContext;
  isOurs: boolean;
  #isWaiting = false;

  constructor(context: RoomContext) {
    this.#context = context;
    this.isOurs = !context.isShared;
  }

  /** Calls `goOn` after a pause; the lead is ours then if `seq`, the number of the last line, is still the same. */
  await(seq: () => number, goOn: () => void): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const before = seq();
    void this.#context.pause(PATIENCE * (1 + Math.random())).then(() => {
      this.#isWaiting = false;
      this.isOurs ||= seq() === before;
      goOn();
    });
  }
}
