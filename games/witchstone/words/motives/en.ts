import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** What a bot’s move was good for, after the words for the move; the keys are those of `index.ts`. */
export const messages = {
  tower: 'To start where a network can grow well.',
  begin: 'To carry out the two actions in the better order.',
  stop: 'Nothing that is left is worth doing.',
  strong: ({ count }: ReasonArgs) =>
    `To bring ${count} ${plural('en', count, { one: 'symbol', other: 'symbols' })} together there: strong actions.`,
  clears: 'To make room in the cauldron.',
  points: ({ count }: ReasonArgs) => `To score ${count} ${plural('en', count, { one: 'point', other: 'points' })} at once.`,
  final: ({ count }: ReasonArgs) => `To score ${count} ${plural('en', count, { one: 'point', other: 'points' })} more at the end.`,
  levels: ({ count }: ReasonArgs) =>
    `To take a prophecy with ${count} ${plural('en', count, { one: 'level', other: 'levels' })} reached already.`,
  leads: 'To lead on the wand: bonuses then count twice.',
  gains: 'To have more to do this turn.',
  carries: 'To bring the crystal nearer to the rim.',
  racks: 'To put the crystal on a shelf.',
  builds: 'To finish this portal soon.',
  readies: 'To send this witch out next.',
  collects: 'To collect what lies on the way.',
  nears: 'To bring the owl nearer to the bonuses of the wand.',
} satisfies HintCatalogue;
