import type { Change, RoomState } from '@coven/room';
import type { Due } from '../store/tables.ts';

/** When the current attempt to deal ends, if a change begins or ends one. `endsAt`: for one that begins now, on the installation's clock. */
export function revealDue({ seating, dealing }: Change, state: RoomState, endsAt: () => number): Due | null | undefined {
  if (seating?.phase === 'revealing') {
    const isNew = seating.chairs.every((chair) => chair.kind !== 'human' || chair.nonce === null);
    return isNew ? { at: endsAt(), what: attemptOf(state) } : undefined;
  }
  return dealing ? null : undefined;
}

/** Whether a table is due for the attempt to deal that it is in. */
export function isRevealDue({ what }: Pick<Due, 'what'>, state: RoomState): boolean {
  return state.seating.phase === 'revealing' && what === attemptOf(state);
}

function attemptOf({ dealing }: RoomState): string {
  return `reveal ${dealing.deals.length}`;
}
