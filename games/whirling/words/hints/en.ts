import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** Why a move is good; the keys are those of `bots/hint.ts`. */
export const messages = {
  play: 'With this recipe you can brew the most this round.',
  'play-effect': 'It brews well, and its symbols trigger an effect.',
  overflows: ({ count }: ReasonArgs) =>
    `${count} ${plural('en', count, { one: 'ingredient', other: 'ingredients' })} would spill over into your circle.`,
  brews: 'It fills your right-hand neighbour’s workbench.',
  done: 'Nothing more is worth brewing.',
  keep: 'She starts with the ingredients that are scarcest.',
  grow: 'Your workbench has the most room for it.',
  potion: 'One more ingredient goes to your right-hand neighbour.',
  pour: 'It leaves your workbench and goes to your right-hand neighbour.',
  raven: 'It keeps your workbench from filling up.',
  grimoire: 'Your recipes can use it right away.',
  name: 'One more ingredient in the cauldron never hurts.',
  ready: 'No other effect would improve your brew.',
  waits: 'Nothing else would help you now.',
} satisfies HintCatalogue;
