export { type AnalysedStep, type Analysis, type AnalysisProgress, analyse } from './analysis.ts';
export { type Chances, SURE } from './chances.ts';
export { type Decision, Decisions } from './decisions.ts';
export { type Judge, type JudgeMaker, type JudgeModule, loadJudge, policyOf } from './judge.ts';
export { type BookedStep, type LedgerRow, partsFor } from './ledger.ts';
export type { Moment } from './moments.ts';
