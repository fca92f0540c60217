import type { MoveRows } from '@coven/words';
import type { TemplateGame } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { TemplateGameKinds } from './kinds.ts';

export const MOVES: MoveRows<TemplateGame, typeof en, TemplateGameKinds> = {
  take: {},
  stop: {},
  deal: { number: 'number' },
};
