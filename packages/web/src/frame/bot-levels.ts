import { RATINGS } from 'virtual:bot-ratings';
import type { GameFacts } from '../games/facts.ts';
import { sayAbout as say, wantWords } from '../words/words.svelte.ts';

/** Tells a bot's level and how strong it was measured to be, behind its name. */
export type TellLevel = (bot: string) => string;

export async function botLevels({ id, bots }: GameFacts): Promise<TellLevel> {
  await wantWords('about');
  return (bot) => `, ${say('bots.level', { level: bots.indexOf(bot), rating: RATINGS[id]?.[bot] })}`;
}
