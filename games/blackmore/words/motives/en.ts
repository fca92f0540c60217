import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** What a bot’s move was good for, after the words for the move; the keys are those of `index.ts`. */
export const messages = {
  wins: ({ count }: ReasonArgs) => `To win the trick: ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  holds: ({ count }: ReasonArgs) => `To win so far: ${count} ${plural('en', count, { one: 'point', other: 'points' })} in the trick.`,
  'gives-little': ({ count }: ReasonArgs) => `To give away only ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  'leads-trump': 'So that only a stronger trump beats it.',
  'leads-strong': 'To try for the trick: on this wheel the number is strong.',
  'leads-small': ({ count }: ReasonArgs) => `To risk only ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  crown: ({ piece }: ReasonArgs) => `To make ${piece} trump.`,
  keep: ({ count }: ReasonArgs) => `To keep the whole trick: ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
} satisfies HintCatalogue;
