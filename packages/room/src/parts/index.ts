import type { Change } from '../change.ts';
import { absencesPart } from './absences.ts';
import { chairsPart } from './chairs.ts';
import { chatPart } from './chat.ts';
import { dealingPart } from './dealing.ts';
import { doneRequestsPart } from './done-requests.ts';
import { logBudgetPart } from './log-budget.ts';
import { moderationPart } from './moderation.ts';
import type { Part } from './part.ts';

/** Everything durable of a room but the game itself, by the name it has in lines and snapshots. */
const PARTS = {
  seating: chairsPart,
  dealing: dealingPart,
  requests: doneRequestsPart,
  chat: chatPart,
  budget: logBudgetPart,
  time: absencesPart,
  moderation: moderationPart,
} as const;

type Parts = typeof PARTS;

/** What each part of a room is. */
export type PartValues = { -readonly [Name in keyof Parts]: ReturnType<Parts[Name]['fresh']> };

/** What a line may say of the parts. */
export type PartPieces = { readonly [Name in keyof Parts]?: NonNullable<Parameters<Parts[Name]['fold']>[1]> };

/** The parts as a list; there the compiler cannot follow which value belongs to which name. */
export const PART_ROWS = Object.entries(PARTS) as unknown as readonly (readonly [keyof PartValues, Part<unknown, unknown, unknown>])[];

/** Whether a line changes what everyone at the table may know of a part. */
export function isShown(change: Change): boolean {
  return PART_ROWS.some(([name, part]) => part.shown && change[name] !== undefined);
}
