import type { ChatLine } from '../change.ts';
import type { Part } from './part.ts';

const MAX_CHAT_LINES = 50;

/** What was said last. */
export const chatPart: Part<readonly ChatLine[], readonly ChatLine[], ChatLine> = {
  fresh: () => [],
  fold: (before, line) => (line ? [...before, line].slice(-MAX_CHAT_LINES) : before),
  save: (lines) => lines,
  load: (saved) => saved,
  archived: () => undefined,
};
