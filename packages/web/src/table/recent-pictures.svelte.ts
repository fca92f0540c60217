import type { Seat } from '@coven/core';
import type { Update } from '@coven/protocol/fold';

/** The pictures since the viewer last acted, which can be shown again. */
export class RecentPictures {
  #pictures = $state.raw<readonly Update[]>([]);

  get all(): readonly Update[] {
    return this.#pictures;
  }

  /** `before`: the picture that was on the table. */
  add(picture: Update, before: Update | null, seat: Seat | null): void {
    const wasAwaited = before === null || before.awaited.some((awaited) => awaited.seat === seat);
    if (wasAwaited) this.restart(picture);
    else this.#pictures = [...this.#pictures, picture];
  }

  /** Nothing from before this picture can be shown again. */
  restart(picture: Update): void {
    this.#pictures = [picture];
  }
}
