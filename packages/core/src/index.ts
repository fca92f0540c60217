export { type Hex, sha256Hex } from '#digest';
export { Bag } from './bag.ts';
export { type Chance, scripted, sealed } from './chance.ts';
export * from './contract.ts';
export { checkedJson, Field, MAX_DATA_FILE, problemsOf } from './data-file.ts';
export {
  type Deal,
  isComplete,
  MAX_DEALS,
  nameHashOf,
  nonceHashOf,
  type OpenedDeal,
  type SealedName,
  type SealedPlayer,
} from './deal.ts';
export { foldShown, without } from './fading.ts';
export { groupedBy } from './grouped.ts';
export { interned } from './interned.ts';
export type { JsonReason } from './json-lines.ts';
export {
  type DealtSetup,
  type Entry,
  type FirstSetup,
  type LogEntry,
  link,
  MAX_MOVE_CHARACTERS,
  rootOf,
  type Setup,
  standingEntries,
  stepsOf,
  TABLE,
  UNDO,
} from './log.ts';
export type { Notation } from './notation.ts';
export { completeOptions, defaultOf, type OptionProblem, openGame, reopenGame, storedOptions, valuesOf } from './options.ts';
export { playout } from './playout.ts';
export { Problem } from './problem.ts';
export { type ProvenanceGroup, provenanceGroups, SOURCES, sourceOf } from './provenance.ts';
export { FastRandom, type Random, shuffle } from './random.ts';
export { readRecord } from './read-record.ts';
export {
  type DealtFront,
  FIRST_FORMAT,
  type FirstFront,
  type FirstRecord,
  type GameRecord,
  MAX_RECORD_CHARACTERS,
  type Player,
  type Proof,
  type ProvenPlayer,
  playedDeal,
  RECORD_FORMAT,
  type RecordProblem,
  recordText,
  type SignedRecord,
  type Signer,
  sealedOptions,
  seatsIn,
  setupOf,
  writeRecord,
} from './record.ts';
export { refusal } from './refusal.ts';
export { sampling } from './sampling.ts';
export { commitmentOf, isHex32, pick, SealedDraw, seedOf } from './sealed.ts';
export type { Snapshot } from './snapshot.ts';
export { isRefusal, type Step, Table, type TableReason } from './table.ts';
export { type Ending, formatTableEntry, parseTableEntry, type TableEntry } from './table-entry.ts';
export { recordedOptions, verifyRecord } from './verify.ts';
export {
  changesIn,
  checkVersion,
  isKnownVersion,
  isUnknownVersion,
  type RulesChange,
  type RulesVersions,
  type VersionProblem,
} from './versions.ts';
export { type Viewing, viewing } from './viewing.ts';
