import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { isFileProblem } from '../files/table-files.ts';
import type { GuestId } from '../store/store.ts';
import { type Decision, refused } from './commands.ts';
import type { RoomState } from './room-state.ts';
import { seatOf } from './seating.ts';

/** A guest's request for the next table with the same players; `make` creates it. */
export function decideRematch(
  { seating }: RoomState,
  { guest, id }: { readonly guest: GuestId; readonly id: string },
  make: () => Promise<RoomId>,
): Decision | Promise<Decision> {
  if (seating.phase !== 'over') return refused('not-over');
  if (seatOf(seating, guest) === undefined) return refused('not-seated');
  if (seating.rematch !== null) return { kind: 'answered', message: { type: 'done', id } };
  return make().then(
    (rematch): Decision => ({ kind: 'changed', change: { seating: { ...seating, rematch } } }),
    (error: unknown) => {
      if (error instanceof Problem && (error.code === 'too-many-tables' || error.code === 'too-many-files')) return refused(error.code);
      if (isFileProblem(error)) return refused('file-too-expensive');
      throw error;
    },
  );
}
