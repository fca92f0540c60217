import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** Why a move is good; the keys are those of `bots/hint.ts`. */
export const messages = {
  tower: 'Your network can grow well from there.',
  tile: 'No other tile promises you a better turn.',
  begin: 'In this order you get the most out of both actions.',
  stop: 'Nothing that is left is worth doing.',
  strong: ({ count }: ReasonArgs) =>
    `Here its groups have ${count} ${plural('en', count, { one: 'symbol', other: 'symbols' })} in all: strong actions.`,
  stronger: ({ count }: ReasonArgs) =>
    `Here its groups have ${count} ${plural('en', count, { one: 'symbol', other: 'symbols' })} in all: later actions can be stronger.`,
  discard: 'It fits nowhere in your cauldron.',
  clears: 'It makes room in your cauldron.',
  points: ({ count }: ReasonArgs) => `It scores ${count} ${plural('en', count, { one: 'point', other: 'points' })} at once.`,
  final: ({ count }: ReasonArgs) => `It is worth ${count} ${plural('en', count, { one: 'point', other: 'points' })} at the end.`,
  levels: ({ count }: ReasonArgs) =>
    `${count} ${plural('en', count, { one: 'level of this prophecy is', other: 'levels of this prophecy are' })} reached already.`,
  leads: 'Your owl would lead on the wand: bonuses then count twice.',
  gains: 'It gives you more actions this turn.',
  prepares: 'It prepares what brings the most later.',
} satisfies HintCatalogue;
