import type { GameFolder } from '@coven/games/folder.ts';
import { greedy } from './bots/greedy.ts';
import { type TemplateGame, templateGame } from './rules/index.ts';

export const game: GameFolder<TemplateGame> = {
  ...templateGame,
  credits: { title: 'Template Game', authors: [], publishers: [] },
  bots: [greedy],
  search: { load: () => import('./bots/strongest.ts'), iterations: [40, 400] },
};
