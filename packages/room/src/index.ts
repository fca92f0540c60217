export type { Change, Creation } from './change.ts';
export { botMove, type Command, type Decision, deal, decide, giveUpDeal, refused } from './commands.ts';
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
export { type AskedBot, LocalSession, type LocalSetup } from './local-session.ts';
export { mayHint } from './may-hint.ts';
export { type Dealing, withoutNameOf } from './parts/dealing.ts';
export { MAX_CHANGES, MAX_CHANGES_PER_GUEST, MAX_CHATS_PER_GUEST, MAX_ENTRIES_WITH_CHANGES } from './parts/log-budget.ts';
export { SEAT_CODE_SECONDS } from './parts/moderation.ts';
export { botAt, freshSeating, mayDeal, rematchSeating, type Seating, seatOf, sit, withoutName } from './parts/seating.ts';
export { admits } from './people/admission.ts';
export { Counts } from './people/counts.ts';
export type { GuestId } from './people/guest.ts';
export { Pace } from './people/pace.ts';
export { plainText } from './people/plain-text.ts';
export { Presence, type Watcher } from './people/presence.ts';
export { SAY_EVERY, TableTime } from './people/table-time.ts';
export { roomRecord } from './room-record.ts';
export { type ChanceOf, RoomState } from './room-state.ts';
export type { Stored } from './stored.ts';
export { type Answer, Broadcaster, encode } from './telling/broadcaster.ts';
export { type Listing, lobbyLines } from './telling/listing.ts';
