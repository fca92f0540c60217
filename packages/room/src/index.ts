export { admits } from './admission.ts';
export { type Answer, Broadcaster, encode } from './broadcaster.ts';
export type { Change, Creation } from './change.ts';
export { botMove, type Command, type Decision, deal, decide, giveUpDeal, refused } from './commands.ts';
export { Counts } from './counts.ts';
export { type Dealing, withoutNameOf } from './dealing.ts';
export type { GuestId } from './guest.ts';
export type { KnownGames } from './known-games.ts';
export {
  acceptedMoves,
  answerTo,
  type CoachStep,
  isText,
  type LearnerStep,
  type Lesson,
  type LessonMove,
  type LessonStep,
  type LessonText,
  type Promised,
  type WhatIf,
} from './lesson/lesson.ts';
export { type LessonAnswer, type LessonMark, LessonRun, type LessonState } from './lesson/lesson-run.ts';
export { type Listing, lobbyLines } from './listing.ts';
export { type AskedBot, LocalSession, type LocalSetup } from './local-session.ts';
export { MAX_CHANGES, MAX_CHANGES_PER_GUEST, MAX_CHATS_PER_GUEST, MAX_ENTRIES_WITH_CHANGES } from './log-budget.ts';
export { mayHint } from './may-hint.ts';
export { SEAT_CODE_SECONDS } from './moderation.ts';
export { Pace } from './pace.ts';
export { plainText } from './plain-text.ts';
export { Presence, type Watcher } from './presence.ts';
export { roomRecord } from './room-record.ts';
export { type ChanceOf, RoomState } from './room-state.ts';
export { botAt, freshSeating, mayDeal, rematchSeating, type Seating, seatOf, sit, withoutName } from './seating.ts';
export type { Stored } from './stored.ts';
export { SAY_EVERY, TableTime } from './table-time.ts';
