import { plural } from '@coven/words';

/** What the pictures of Blackmore say. */
export const messages = {
  'bm.led': 'led',
  'bm.pile': 'Trump pile',
  'bm.hidden-scores': 'Scores stay hidden until the last card. Won cards are counted, not shown.',
  'bm.empty-hand': 'No cards left.',
  'bm.is-trump': 'trump',
  'bm.strength': ({ strength }: { strength: number }) => `strength ${strength} of 9`,
  'bm.wins-now': 'would win now',
  'bm.trump': ({ card, numbers }: { card: string; numbers: string }) => `Trump ${card}, order ${numbers}`,
  'bm.one-beats': ({ card, own }: { card: string; own: string }) => `${card} is winning. Your ${own} beats it.`,
  'bm.some-beat': ({ card, count }: { card: string; count: number }) =>
    `${card} is winning. ${count} of your ${plural('en', count, { one: 'card beats', other: 'cards beat' })} it.`,
  'bm.none-beats': ({ card }: { card: string }) => `${card} is winning. None of your cards beats it.`,
  'bm.would-win': ({ card, points }: { card: string; points: number }) =>
    `${card} would win now, the trick is worth ${points} ${plural('en', points, { one: 'point', other: 'points' })}.`,
  'bm.would-lose': ({ card, points }: { card: string; points: number }) =>
    `${card} would not win; the trick would be worth ${points} ${plural('en', points, { one: 'point', other: 'points' })}.`,
  'bm.choose-trump': 'Tap a card of the trick to make it trump.',
  'bm.crown': ({ points, numbers }: { points: number; numbers: string }) =>
    `You gain ${points} ${plural('en', points, { one: 'point', other: 'points' })}; the wheel would read ${numbers}.`,
};
