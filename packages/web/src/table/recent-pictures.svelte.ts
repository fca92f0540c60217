import type { Seat } from '@coven/core';
import type { Picture } from './picture.ts';

/** The pictures since the viewer last acted, which can be shown again. */
export class RecentPictures {
  #pictures = $state.raw<readonly Picture[]>([]);

  get all(): readonly Picture[] {
    return this.#pictures;
  }

  /** `before`: the picture that was on the table. */
  add(picture: Picture, before: Picture | null, seat: Seat | null): void {
    const wasAwaited = before === null || before.awaited.some((awaited) => awaited.seat === seat);
    if (wasAwaited) this.restart(picture);
    else this.#pictures = [...this.#pictures, picture];
  }

  /** Nothing from before this picture can be shown again. */
  restart(picture: Picture): void {
    this.#pictures = [picture];
  }
}
