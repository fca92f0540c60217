export { bestOf } from './best.ts';
export type { Bot, BotInput, Kept, Limits, Thinking } from './bot.ts';
export { type Choose, gentleBots, kindly } from './gentle.ts';
export { ladderOf, type Match } from './ladder.ts';
export { beginnerOf, type Level, levelsOf, loadBots, type Search, thinkingOf } from './levels.ts';
export { type LineBot, planned } from './plan.ts';
export { random } from './random.ts';
export { SelfPlay } from './self-play.ts';
