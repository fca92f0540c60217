import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** Why a move is good; the keys are those of `bots/hint.ts`. */
export const messages = {
  falls: ({ count }: ReasonArgs) =>
    `An occupier is destroyed, and you gain ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  'goes-on': ({ piece }: ReasonArgs) => `${piece} has an effect: your turn goes on.`,
  weakens: 'It takes strength from another player.',
  clears: 'That card of yours is of no more use there.',
  reach: ({ count }: ReasonArgs) =>
    `If this occupier is destroyed, you gain ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  adds: ({ count }: ReasonArgs) => `It adds ${count} ${plural('en', count, { one: 'unit', other: 'units' })} of strength for you.`,
  moves: 'This way the strength on the table is spread better for you.',
  decline: 'The effect would not help you now.',
} satisfies HintCatalogue;
