export { bestOf } from './best.ts';
export type { Bot, BotInput } from './bot.ts';
export { random } from './random.ts';
export { SelfPlay } from './self-play.ts';
