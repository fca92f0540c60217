export { Bag } from './bag.ts';
export * from './contract.ts';
export { Field, problemsOf } from './data-file.ts';
export { type Hex, sha256Hex } from './digest.ts';
export { foldShown, without } from './fading.ts';
export { Fault } from './fault.ts';
export type { JsonReason } from './json-lines.ts';
export { type Entry, link, MOVE_MOST_CHARACTERS, rootOf, type Setup, UNDO } from './log.ts';
export { completeOptions, defaultOf, type OptionFault, openGame, valuesOf } from './options.ts';
export { playout } from './playout.ts';
export { type ProvenanceGroup, provenanceGroups, SOURCES, sourceOf } from './provenance.ts';
export { FastRandom, type Random, shuffle } from './random.ts';
export {
  type GameRecord,
  type Player,
  type Proof,
  RECORD_FORMAT,
  RECORD_MOST_CHARACTERS,
  type RecordFault,
  readRecord,
  recordedOptions,
  sealedOptions,
  setupOf,
  verifyRecord,
  writeRecord,
} from './record.ts';
export { refusal } from './refusal.ts';
export { commitmentOf, isHex32, pick, SealedDraw, seedOf } from './sealed.ts';
export { isRefusal, type Snapshot, type Step, stepsOf, Table, type TableReason } from './table.ts';
export { viewing } from './viewing.ts';
