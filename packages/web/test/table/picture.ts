import type { Update } from '@coven/protocol/fold';

/** A picture with nothing on it but what a test names. */
export function picture(cursor: number, fields: Partial<Update> = {}): Update {
  return { cursor, shown: [], view: {}, awaited: [], isOver: false, choices: null, head: null, ...fields } as Update;
}
