import type { Field, JsonReason } from '@coven/core';

/** Why a board file is refused, besides not being JSON of the format. */
export type BoardFileReason =
  | JsonReason
  | 'wrong-actions'
  | 'repeated-id'
  | 'unknown-location'
  | 'one-witchstone'
  | 'too-few-towers'
  | 'same-ends'
  | 'repeated-portal'
  | 'not-connected'
  | 'too-few-places'
  | 'outside-cauldron'
  | 'cell-taken'
  | 'missing-symbol'
  | 'not-on-border'
  | 'two-exits'
  | 'missing-exit'
  | 'wrong-count'
  | 'same-action'
  | 'repeated-pair'
  | 'missing-pair'
  | 'no-start'
  | 'unknown-cell'
  | 'blue-too-close'
  | 'repeated-cell'
  | 'too-few-chips'
  | 'too-few-scrolls'
  | 'falling-levels';

export const refuse = (field: Field, reason: BoardFileReason, args?: Readonly<Record<string, string | number>>): undefined =>
  field.refuse(reason, args);
