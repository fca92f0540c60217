import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'bm.led': 'entame',
  'bm.pile': 'Pile d’atouts',
  'bm.hidden-scores': 'Les scores restent cachés jusqu’à la dernière carte. Les cartes gagnées sont comptées, pas montrées.',
  'bm.empty-hand': 'Plus de cartes.',
  'bm.is-trump': 'atout',
  'bm.strength': ({ strength }) => `force ${strength} sur 9`,
  'bm.wins-now': 'gagnerait maintenant',
  'bm.trump': ({ card, numbers }) => `Atout ${card}, ordre ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Le ${card} l’emporte. Votre ${own} le bat.`,
  'bm.some-beat': ({ card, count }) =>
    `Le ${card} l’emporte. ${count} de vos cartes ${plural('fr', count, { one: 'le bat', other: 'le battent' })}.`,
  'bm.none-beats': ({ card }) => `Le ${card} l’emporte. Aucune de vos cartes ne le bat.`,
  'bm.would-win': ({ card, points }) =>
    `${card} gagnerait maintenant, le pli vaut ${points} ${plural('fr', points, { one: 'point', other: 'points' })}.`,
  'bm.would-lose': ({ card, points }) =>
    `${card} ne gagnerait pas ; le pli vaudrait ${points} ${plural('fr', points, { one: 'point', other: 'points' })}.`,
  'bm.choose-trump': 'Touchez une carte du pli pour en faire l’atout.',
  'bm.crown': ({ points, numbers }) =>
    `Vous gagnez ${points} ${plural('fr', points, { one: 'point', other: 'points' })} ; la roue donnerait ${numbers}.`,
};
