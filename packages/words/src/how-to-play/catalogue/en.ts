import { plural } from '../../catalogue.ts';

/** The headings of every game's rules page. */
export const messages = {
  'howto.title': 'How to play',
  'howto.goal': 'Goal',
  'howto.setup': 'Set-up',
  'howto.turn': 'How a turn goes',
  'howto.end': 'End and scoring',
  'howto.reference': 'All cards and pieces',
  'howto.search': 'Search a name or an effect',
  'howto.clear': 'Clear the search',
  'howto.exact': 'The exact rules',
  'howto.rare': 'Rare cases and details',
  'howto.marked': 'The rules in our own words. Sentences marked ✦ are our ruling: the rulebook is silent or unclear there.',
  'howto.none': ({ text }: { text: string }) => `Nothing here says “${text}”.`,
  'howto.found': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'piece', other: 'pieces' })} found`,
};
