export { bestOf } from './best.ts';
export type { Bot, BotInput, Kept } from './bot.ts';
export { type Choose, kindly } from './kindly.ts';
export { type LineBot, planned } from './plan.ts';
export { random } from './random.ts';
export { SelfPlay } from './self-play.ts';
