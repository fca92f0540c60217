import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type Decision, type RoomState, refused } from '@coven/room';
import { isFileProblem } from '../files/table-files.ts';

/** Opens the next table of one request, which may have to be decided again but makes one table at most. */
export function rematchOf(make: (state: RoomState) => Promise<RoomId>): (state: RoomState) => Promise<Decision> {
  let made: Promise<RoomId> | undefined;
  return async (state) => {
    made ??= make(state);
    try {
      return { kind: 'changed', change: { seating: { ...state.seating, rematch: await made } } };
    } catch (error) {
      if (error instanceof Problem && (error.code === 'too-many-tables' || error.code === 'too-many-files')) return refused(error.code);
      if (isFileProblem(error)) return refused('file-too-expensive');
      throw error;
    }
  };
}
