import type { ChatLine } from '../change.ts';
import { type Absences, absencesPart } from './absences.ts';
import { chairsPart } from './chairs.ts';
import { chatPart } from './chat.ts';
import { type Dealing, dealingPart } from './dealing.ts';
import { type DoneRequests, doneRequestsPart } from './done-requests.ts';
import { type LogBudget, logBudgetPart } from './log-budget.ts';
import { type Moderation, moderationPart } from './moderation.ts';
import type { Part } from './part.ts';
import type { Seating } from './seating.ts';

/** What each part of a room is, by the name it has in lines and snapshots. */
export interface PartValues {
  seating: Seating;
  dealing: Dealing;
  requests: DoneRequests;
  chat: readonly ChatLine[];
  budget: LogBudget;
  /** The time at the table when the latest snapshot was stored. */
  time: Absences;
  moderation: Moderation;
}

/** Everything durable of a room but the game itself. */
const PARTS: { readonly [Name in keyof PartValues]: Part<PartValues[Name], unknown, unknown> } = {
  seating: chairsPart,
  dealing: dealingPart,
  requests: doneRequestsPart,
  chat: chatPart,
  budget: logBudgetPart,
  time: absencesPart,
  moderation: moderationPart,
};

/** The parts as a list; there the compiler cannot follow which value belongs to which name. */
export const PART_ROWS = Object.entries(PARTS) as unknown as readonly (readonly [keyof PartValues, Part<unknown, unknown, unknown>])[];
