import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

const ingredients = (count: number) => `${count} ${plural('en', count, { one: 'ingredient', other: 'ingredients' })}`;

/** Why a move is good; the keys are those of `bots/reasons.ts`. */
export const messages = {
  best: 'No other choice promises you more.',
  keep: 'She starts with more ingredients.',
  grow: 'Your workbench has the most room for it.',
  'play-overflows': ({ count }: ReasonArgs) => `As things stand, ${ingredients(count)} could spill over into your circle this round.`,
  'play-effect': 'Its symbols trigger an effect.',
  'play-uses': 'You can use it this very round.',
  'fresh-start': 'A new hand promises you more than this one.',
  blind: 'In return you may trigger one more effect.',
  potion: 'One more ingredient goes to your right-hand neighbour.',
  pour: 'It leaves your workbench and goes to your right-hand neighbour.',
  clears: 'It makes room on your workbench.',
  grimoire: 'One of your recipes needs it.',
  'name-grimoire': 'You may then take inputs of one kind from the supply.',
  ready: 'No other effect would help you.',
  spent: 'You have no effects left.',
  'would-overflow': ({ count }: ReasonArgs) => `As things stand, ${ingredients(count)} would spill over into your circle.`,
  overflows: ({ count }: ReasonArgs) => `${ingredients(count)} will spill over into your circle.`,
  brews: 'It fills your right-hand neighbour’s workbench.',
  keeps: 'One ingredient goes straight into your circle.',
  done: 'Nothing more is worth brewing.',
  hold: 'Waiting costs nothing, and you may see first what the others brew.',
} satisfies HintCatalogue;
