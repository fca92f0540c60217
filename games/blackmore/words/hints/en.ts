import { type HintCatalogue, plural, type ReasonArgs } from '@coven/words';

/** Why a move is good; the keys are those of `bots/hint.ts`. */
export const messages = {
  wins: ({ count }: ReasonArgs) => `It wins the trick: ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  holds: 'It wins so far, and few cards beat it.',
  risks: ({ count }: ReasonArgs) =>
    `It wins so far, and the trick already holds ${count} ${plural('en', count, { one: 'point', other: 'points' })}.`,
  'leads-strong': 'Few cards beat it: you may well win the trick.',
  'leads-small': 'A small card risks little and saves your strong ones.',
  best: 'No other card promises you more.',
  loses: ({ count }: ReasonArgs) =>
    `It does not win, but it gives away only ${count} ${plural('en', count, { one: 'point', other: 'points' })} and saves better cards.`,
  crown: ({ piece, count }: ReasonArgs) =>
    `With the ${piece} as trump, ${count} ${plural('en', count, { one: 'card in your hand is a trump', other: 'cards in your hand are trumps' })}.`,
  'crown-wheel': ({ piece }: ReasonArgs) => `The ${piece} turns the wheel in favour of your numbers.`,
  keep: 'The whole trick is worth more to you than another trump.',
} satisfies HintCatalogue;
