import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** What a bot’s move was good for, after the words for the move; the keys are those of `index.ts`. */
export const messages = {
  grow: 'To fill the workbench where it has the most room.',
  effect: 'To trigger an effect with its symbols.',
  potion: 'To send the right-hand neighbour more ingredients.',
  pour: 'To send ingredients from the workbench to the right-hand neighbour.',
  raven: 'To keep the workbench from filling up.',
  grimoire: 'To have more to brew with.',
  waits: 'To see first what the others brew.',
  overflows: ({ count }: ReasonArgs) =>
    `To spill ${count} ${plural('en', count, { one: 'ingredient', other: 'ingredients' })} over into the circle.`,
  brews: ({ count }: ReasonArgs) =>
    `To fill the right-hand neighbour’s workbench: ${count} ${plural('en', count, { one: 'ingredient', other: 'ingredients' })}.`,
} satisfies HintCatalogue;
