import type { Dealing, RoomState } from '@coven/room';
import type { RoomContext } from './room-context.ts';

/** Gives players' browsers some time to reveal their nonces; it starts again when a table is reloaded. */
export class RevealDeadline {
  readonly #context: RoomContext;
  /** The attempt to deal whose end is being waited for. */
  #attempt: number | undefined;

  constructor(context: RoomContext) {
    this.#context = context;
  }

  /** Calls `onEnd` when the time is up; the table then gives up if its state is still the same attempt. */
  watch({ deals }: Dealing, onEnd: (isDue: (state: RoomState) => boolean) => void): void {
    const attempt = deals.length;
    if (this.#attempt === attempt) return;
    this.#attempt = attempt;
    const isDue = (state: RoomState) => {
      const isSame = state.seating.phase === 'revealing' && state.dealing.deals.length === attempt;
      if (isSame) this.#attempt = undefined;
      return isSame;
    };
    void this.#context.pause(this.#context.revealFor).then(() => onEnd(isDue));
  }
}
