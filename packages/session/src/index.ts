export { type BotQuestion, botInput, type SeatQuestion } from './bot-input.ts';
export { type Frame, framesOf } from './frames.ts';
export { ADVISER, hintFor } from './hint.ts';
export { KeptThoughts } from './kept-thoughts.ts';
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
export { dealtFront, firstFront, type RecordFront, type RecordSigner, recordOf, type SignRecord } from './record.ts';
export { answerRequest, type GameAnswer, type GameRequest, makeMove, tableRefusal } from './requests.ts';
export { type SavedSession, Session } from './session.ts';
export { type Listener, type Seal, UpdateEncoder } from './update-encoder.ts';
