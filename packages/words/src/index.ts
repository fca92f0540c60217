export type { BlackmoreWords } from './blackmore/index.ts';
export * from './catalogue.ts';
export { type CliWords, loadCli } from './cli/index.ts';
export { botWords } from './common/bot.ts';
export { faultSentence } from './common/fault.ts';
export { type CommonWords, loadCommon } from './common/index.ts';
export { type FileWords, jsonProblem, loadFiles } from './files/index.ts';
export * from './game-words.ts';
export type { KonotopWords } from './konotop/index.ts';
export * from './language.ts';
export { loadGameWords } from './load.ts';
export { loadWeb, type WebWords } from './web/index.ts';

export type { WhirlingWords } from './whirling/index.ts';

export type { WitchstoneWords } from './witchstone/index.ts';
