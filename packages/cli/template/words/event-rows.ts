import type { EventRows } from '@coven/words';
import type { TemplateGame } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { TemplateGameKinds } from './kinds.ts';

/** The kind of every field; an event with a field that is hidden from its viewer needs no words. */
export const EVENTS: EventRows<TemplateGame, typeof en, TemplateGameKinds> = {
  dealt: { number: 'number' },
  took: {},
  drew: { number: 'number' },
  stopped: {},
  revealed: { secrets: 'secrets' },
};
