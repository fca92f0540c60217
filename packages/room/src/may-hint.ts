import type { RoomState } from './room-state.ts';

/** Whether players may ask for hints: as the table owner said, else only one who plays against bots alone. */
export function mayHint({ creation, seating }: RoomState): boolean {
  return creation.hasHints ?? seating.chairs.filter(({ kind }) => kind === 'human').length === 1;
}
