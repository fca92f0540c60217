import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** What a bot’s move was good for, after the words for the move; the keys are those of `index.ts`. */
export const messages = {
  falls: ({ count }: ReasonArgs) => `To destroy an occupier and gain ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  'goes-on': 'To use its effect next.',
  weakens: 'To take strength from another player.',
  clears: 'To clear away a card that counts for nothing more there.',
  reach: ({ count }: ReasonArgs) =>
    `To gain ${count} ${plural('en', count, { one: 'point', other: 'points' })} when this occupier is destroyed.`,
  adds: ({ count }: ReasonArgs) => `To add ${count} ${plural('en', count, { one: 'unit', other: 'units' })} of strength on the table.`,
  moves: 'To spread the strengths on the table better.',
  decline: 'The effect would not help now.',
} satisfies HintCatalogue;
