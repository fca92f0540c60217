import type { RuleEntry } from '@coven/core';

/** The rule numbers; the message catalogues have a text for each. */
export const RULEBOOK: readonly RuleEntry[] = [
  { number: 'TG-1.1' },
  { number: 'TG-1.2' },
  { number: 'TG-2.1' },
  { number: 'TG-2.2' },
  { number: 'TG-2.3' },
  { number: 'TG-3.1' },
  { number: 'TG-3.2', examples: 1 },
  { number: 'TG-3.3', ruling: true },
];
