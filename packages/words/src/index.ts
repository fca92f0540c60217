export type { BlackmoreWords } from './blackmore/index.ts';
export * from './catalogue.ts';
export { type CliWords, loadCli } from './cli/index.ts';
export { botWords } from './common/bot.ts';
export { faultSentence } from './common/fault.ts';
export { type CommonWords, loadCommon } from './common/index.ts';
export * from './game-words.ts';
export * from './language.ts';
export { loadGameWords } from './load.ts';
