export { ArchivedLog } from './archived-log.ts';
export type { Change, Creation } from './change.ts';
export { type ClientMessage, clientMessage, type RequestMessage } from './client-message.ts';
export { decide } from './decide.ts';
export { answerOf, type Decision, type Errand, refused } from './decision.ts';
export { type Due, decideDue, nextDue } from './due.ts';
export { forget } from './forget.ts';
export type { KnownGames } from './known-games.ts';
export {
  acceptedMoves,
  answerTo,
  type CoachStep,
  type LearnerStep,
  type Lesson,
  type LessonMove,
  type LessonStep,
  type Promised,
  type WhatIf,
} from './lesson/lesson.ts';
export { type LessonAnswer, type LessonMark, LessonRun, type LessonState } from './lesson/lesson-run.ts';
export { localRecord } from './local/local-record.ts';
export { type AskedBot, LocalRoom, type LocalSetup } from './local/local-room.ts';
export { mayHint } from './may-hint.ts';
export { isShown } from './parts/index.ts';
export { MAX_CHANGES, MAX_CHANGES_PER_GUEST, MAX_CHATS_PER_GUEST, MAX_ENTRIES_WITH_CHANGES } from './parts/log-budget.ts';
export { SEAT_CODE_SECONDS } from './parts/moderation.ts';
export { botAt, freshSeating, rematchSeating, type Seating, seatOf, sit } from './parts/seating.ts';
export { admits } from './people/admission.ts';
export { Counts } from './people/counts.ts';
export type { GuestId } from './people/guest.ts';
export { Pace } from './people/pace.ts';
export { plainText } from './people/plain-text.ts';
export { Presence, type Watcher } from './people/presence.ts';
export { SAY_EVERY, type TableClock, TableTime } from './people/table-time.ts';
export { botMove } from './play.ts';
export { roomRecord } from './record.ts';
export { DURING_GAME } from './requests/during-game.ts';
export { REQUESTS, type RequestType } from './requests/index.ts';
export type { RequestRow } from './requests/request.ts';
export type { Moment } from './requests/requester.ts';
export { type ChanceOf, RoomState } from './room-state.ts';
export type { Stored } from './stored.ts';
export { type Answer, Broadcaster, encode, type Telling } from './telling/broadcaster.ts';
export { type Listing, lobbyLines } from './telling/listing.ts';
