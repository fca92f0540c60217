import type { RetiredTerm } from './index.ts';

export const retired: readonly RetiredTerm[] = [
  { term: /\bmend(s|ed|ing)?\b/i, use: 'fix', once: 'To be mended: 3.' },
  { term: /\bunless told\b/i, use: 'default', once: 'how many games (1000 unless told)' },
  { term: /\bparts? of the chance\b/i, use: 'random number', once: 'This browser’s own part of the chance is in it.' },
  { term: /\bcandle-lit\b/i, use: 'what it is', once: 'A candle-lit table for witches' },
  { term: /\b(round|table) is laid\b|\blaid the table\b/i, use: 'ready, open', once: 'The next round is laid.' },
  { term: /\btable is being set\b/i, use: 'waiting for players', once: 'The table is being set' },
  { term: /\bforget this\b/i, use: 'delete', once: 'Forget this table' },
  { term: /\btake back$/i, use: 'undo', once: 'Take back' },
  { term: /\bchance (decides|picks)\b/i, use: 'at random', once: 'Chance decides who begins' },
  { term: /\bof one’s own$/i, use: 'your own', once: 'a file of one’s own' },
  { term: /^equals\b|\bamong equals\b/i, use: 'ties, tied players', once: 'Among equals the one wins who sits last' },
  { term: /^light: (night|morning)/i, use: 'theme', once: 'Light: night' },
  { term: /^so (many|strong)\b|^so much (comes|this)\b/i, use: 'how many, how much', once: 'So many steps your owl needs' },
  { term: /\bwho has no\b/i, use: 'anyone without', once: 'Who has no card skips this step.' },
  { term: /\bwould rather:/i, use: 'would have preferred', once: 'The bot would rather: pass' },
  { term: /\b(take|takes|took) the game\b/i, use: 'claim the win', once: 'Bots play on, or whoever stays takes the game' },
  { term: /\bstand-ins?\b|^(a )?bots? (has been )?play/i, use: 'familiar', once: 'A bot has been playing for you.' },
];
