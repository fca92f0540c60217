export { type BotQuestion, botInput, type SeatQuestion } from './bot-input.ts';
export { type Frame, framesOf } from './frames.ts';
export { ADVISER, answerHint, hintFor } from './hint.ts';
export { KeptThoughts } from './kept-thoughts.ts';
export { OlderChanges } from './older-changes.ts';
export { dealtFront, firstFront, localDeal, type RecordFront, type RecordSigner, recordOf, type SignRecord } from './record.ts';
export { answerRequest, type GameAnswer, type GameRequest, makeMove, tableRefusal } from './requests.ts';
export { type SavedSession, Session } from './session.ts';
export { type Listener, type Seal, UpdateEncoder, type Writing } from './update-encoder.ts';
