import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** Why a move is good; the keys are those of `bots/hint.ts`. */
export const messages = {
  play: 'With this recipe you can brew the most this round.',
  'play-effect': 'It brews well, and its symbols trigger an effect.',
  overflows: ({ count }: ReasonArgs) =>
    `${count} ${plural('en', count, { one: 'piece', other: 'pieces' })} would spill over into your circle.`,
  brews: 'It fills your neighbour’s workbench.',
  done: 'Nothing more is worth brewing.',
  keep: 'She starts with the ingredients that are scarcest.',
  grow: 'Your workbench has the most room for it.',
  potion: 'One piece more goes to your neighbour.',
  pour: 'It leaves your workbench and goes to your neighbour.',
  raven: 'It keeps your workbench from filling up.',
  grimoire: 'Your recipes can use it right away.',
  name: 'One piece more in the cauldron is never wrong.',
  ready: 'No other effect would improve your brew.',
  waits: 'Nothing else would help you now.',
} satisfies HintCatalogue;
