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
  'bm.trump': ({ card, numbers }: { card: string; numbers: string }) => `Trump ${card}. Strongest to weakest: ${numbers}`,
  'bm.one-beats': ({ card, own }: { card: string; own: string }) => `The ${card} is winning. Your ${own} beats it.`,
  'bm.some-beat': ({ card, count }: { card: string; count: number }) =>
    `The ${card} is winning. ${count} of your cards ${plural('en', count, { one: 'beats', other: 'beat' })} it.`,
  'bm.none-beats': ({ card }: { card: string }) => `The ${card} is winning. None of your cards beats it.`,
  'bm.would-win': ({ points }: { points: number }) =>
    `It would win now; the trick is worth ${points} ${plural('en', points, { one: 'point', other: 'points' })}.`,
  'bm.would-lose': ({ points }: { points: number }) =>
    `It would not win; the trick would be worth ${points} ${plural('en', points, { one: 'point', other: 'points' })}.`,
  'bm.choose-trump': ({ points }: { points: number }) =>
    `The trick is worth ${points} ${plural('en', points, { one: 'point', other: 'points' })}. Tap the new trump: it will score for nobody.`,
  'bm.crown': ({ points, number }: { points: number; number: number }) =>
    `You gain ${points} ${plural('en', points, { one: 'point', other: 'points' })}; ${number} will be the strongest number.`,
  'bm.trick': ({ number }: { number: number }) => `Trick ${number}`,
  'bm.face-down': 'Earlier tricks lie face down: nobody may look at them until the game is over.',
  'bm.lead-it': ({ card }: { card: string }) => `Lead the ${card}?`,
  'bm.play-it': ({ card }: { card: string }) => `Play the ${card}?`,
  'bm.crown-it': ({ card }: { card: string }) => `Make the ${card} the new trump?`,
  'bm.lead-trump': 'A trump: only a stronger trump beats it.',
  'bm.lead-plain': 'It sets the colour: a stronger card of that colour, or any trump, beats it.',
  'bm.open-piles': 'The won cards lie open. Their numbers are the points.',
  'bm.won-cards': ({ cards }: { cards: string }) => `Won cards: ${cards}`,
  'bm.no-cards': 'No card won',
  'bm.step.lead': 'Lead',
  'bm.step.follow': 'Follow',
  'bm.step.crown': 'New trump?',
  'bm.step.draw': 'Draw',
};
