import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type Decision, type GuestId, type RoomState, refused, seatOf } from '@coven/room';
import { isFileProblem } from '../files/table-files.ts';

/** A request for the next table with the same players. It may have to be decided again, but makes one table at most. */
export class Rematch {
  readonly #make: (state: RoomState) => Promise<RoomId>;
  #made: Promise<RoomId> | undefined;

  constructor(make: (state: RoomState) => Promise<RoomId>) {
    this.#make = make;
  }

  decide(state: RoomState, { guest, id }: { readonly guest: GuestId; readonly id: string }): Decision | Promise<Decision> {
    const { seating } = state;
    if (seating.phase !== 'over') return refused('not-over');
    if (seatOf(seating, guest) === undefined) return refused('not-seated');
    if (seating.rematch !== null) return { kind: 'answered', message: { type: 'done', id } };
    this.#made ??= this.#make(state);
    return this.#made.then(
      (rematch): Decision => ({ kind: 'changed', change: { seating: { ...seating, rematch } } }),
      (error: unknown) => {
        if (error instanceof Problem && (error.code === 'too-many-tables' || error.code === 'too-many-files')) return refused(error.code);
        if (isFileProblem(error)) return refused('file-too-expensive');
        throw error;
      },
    );
  }
}
