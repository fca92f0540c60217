import type { BotWords, GameWords } from '../game-words.ts';
import type { CommonWords } from './index.ts';

/** The bots that play every game; a game's own words name its own bots. */
const COMMON = ['random', 'kind', 'steady', 'clever', 'strongest'] as const;

/** What a bot is called and how it plays; a bot without words goes by its id. */
export function botWords(say: CommonWords, words: GameWords, id: string): BotWords {
  const own = words.bot(id);
  if (own !== undefined) return own;
  const common = COMMON.find((bot) => bot === id);
  return common === undefined ? { name: id, about: '' } : { name: say(`bot.${common}`), about: say(`bot.${common}.about`) };
}
