import type { Part } from '@coven/web/explain/explanations.ts';
import type { TemplateGame } from '../rules/index.ts';
import type { messages as en } from '../words/explain/en.ts';

/** Everything that lies on the table, the smallest things first. */
export const parts: readonly Part<TemplateGame, typeof en>[] = [
  { at: '.num:has([href$="#ui-coin"])', key: 'sum', rule: 'TG-3.2' },
  { at: '.secret', key: 'secret', rule: 'TG-1.2' },
  { at: '.numbers b', key: 'number', rule: 'TG-2.2' },
  { at: '.board .muted', key: 'open-sum', rule: 'TG-2.1' },
  { at: '.deck', key: 'deck', rule: 'TG-1.1' },
];
