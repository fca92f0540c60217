export { type AnalysedStep, type Analysis, type AnalysisOptions, type AnalysisProgress, analyse } from './analysis.ts';
export { type Chances, SURE } from './chances.ts';
export { type Decision, Decisions, type Judgement } from './decisions.ts';
export { type Judge, type JudgeMaker, plainJudge, policyOf } from './judge.ts';
export { type BookedStep, type LedgerRow, ledgerOf, partsFor } from './ledger.ts';
export type { Moment, MomentKind } from './moments.ts';
export { type PlayedStep, standingEntries } from './played-steps.ts';
