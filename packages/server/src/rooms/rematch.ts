import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type Decision, type RoomState, refused } from '@coven/room';
import { isFileProblem } from '../files/table-files.ts';

/** The next table of one request. It may have to be decided again, but makes one table at most. */
export class Rematch {
  readonly #make: (state: RoomState) => Promise<RoomId>;
  #made: Promise<RoomId> | undefined;

  constructor(make: (state: RoomState) => Promise<RoomId>) {
    this.#make = make;
  }

  open(state: RoomState): Promise<Decision> {
    this.#made ??= this.#make(state);
    return this.#made.then(
      (rematch): Decision => ({ kind: 'changed', change: { seating: { ...state.seating, rematch } } }),
      (error: unknown) => {
        if (error instanceof Problem && (error.code === 'too-many-tables' || error.code === 'too-many-files')) return refused(error.code);
        if (isFileProblem(error)) return refused('file-too-expensive');
        throw error;
      },
    );
  }
}
