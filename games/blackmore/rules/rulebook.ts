import type { RuleEntry } from '@coven/core';

/** The rule numbers; the words for each are in the message catalogues. */
export const RULEBOOK: readonly RuleEntry[] = [
  { number: 'BM-1.1' },
  { number: 'BM-1.2' },
  { number: 'BM-1.3', option: true },
  { number: 'BM-1.4', option: true },
  { number: 'BM-2.1', examples: 1 },
  { number: 'BM-2.2' },
  { number: 'BM-2.3' },
  { number: 'BM-3.1' },
  { number: 'BM-3.2' },
  { number: 'BM-3.3', examples: 1 },
  { number: 'BM-3.4' },
  { number: 'BM-3.5', ruling: [2, 3] },
  { number: 'BM-4.1' },
  { number: 'BM-4.2', ruling: [1] },
  { number: 'BM-4.3' },
  { number: 'BM-4.4', ruling: true, rare: true },
  { number: 'BM-4.5', ruling: true, rare: true },
  { number: 'BM-5.1' },
  { number: 'BM-5.2' },
  { number: 'BM-5.3', ruling: [2] },
  { number: 'BM-6.1', option: true, rare: true },
];
