import type { CommonWords } from './index.ts';

const KNOWN = ['random', 'greedy'] as const;

/** What a bot is called and how it plays; a bot without words goes by its id. */
export function botWords(say: CommonWords, id: string): { readonly name: string; readonly about: string } {
  const known = KNOWN.find((bot) => bot === id);
  return known === undefined ? { name: id, about: '' } : { name: say(`bot.${known}`), about: say(`bot.${known}.about`) };
}
