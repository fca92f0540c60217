export { bestOf } from './best.ts';
export type { Bot, BotInput, Kept, Limits, Thinking } from './bot.ts';
export { type Choose, gentleBots, kindly } from './gentle.ts';
export { type Adviser, HINT_TIME, type Hint, hintBy, type Reason } from './hint.ts';
export { type KeptMatch, ladderOf, readMatches } from './ladder.ts';
export { beginnerOf, type Level, levelsOf, loadBots, type Search, thinkingOf } from './levels.ts';
export { type LineBot, planned } from './plan.ts';
export { random } from './random.ts';
export { SelfPlay } from './self-play.ts';
