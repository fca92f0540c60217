import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'bm.led': 'entame',
  'bm.pile': 'Pile d’atout',
  'bm.hidden-scores': 'Les scores restent cachés jusqu’à la dernière carte. Les cartes gagnées sont comptées, pas montrées.',
  'bm.empty-hand': 'Plus de cartes.',
  'bm.is-trump': 'atout',
  'bm.strength': ({ strength }) => `force ${strength} sur 9`,
  'bm.wins-now': 'gagnerait maintenant',
  'bm.trump': ({ card, numbers }) => `Atout ${card}. Du plus fort au plus faible : ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Le ${card} l’emporte. Votre ${own} le bat.`,
  'bm.some-beat': ({ card, count }) =>
    `Le ${card} l’emporte. ${count} de vos cartes ${plural('fr', count, { one: 'le bat', other: 'le battent' })}.`,
  'bm.none-beats': ({ card }) => `Le ${card} l’emporte. Aucune de vos cartes ne le bat.`,
  'bm.would-win': ({ points }) =>
    `Il gagnerait maintenant : le pli vaut ${points} ${plural('fr', points, { one: 'point', other: 'points' })}.`,
  'bm.would-lose': ({ points }) =>
    `Il ne gagnerait pas ; le pli vaudrait ${points} ${plural('fr', points, { one: 'point', other: 'points' })}.`,
  'bm.choose-trump': ({ points }) =>
    `Le pli vaut ${points} ${plural('fr', points, { one: 'point', other: 'points' })}. Touchez le nouvel atout : il ne comptera plus.`,
  'bm.crown': ({ points, number }) =>
    `Vous gagnez ${points} ${plural('fr', points, { one: 'point', other: 'points' })} ; le ${number} sera le plus fort.`,
  'bm.trick': ({ number }) => `Pli ${number}`,
  'bm.face-down': 'Les plis précédents sont face cachée : personne ne les regarde avant la fin de la partie.',
  'bm.lead-it': ({ card }) => `Entamer avec le ${card} ?`,
  'bm.play-it': ({ card }) => `Jouer le ${card} ?`,
  'bm.crown-it': ({ card }) => `Faire du ${card} le nouvel atout ?`,
  'bm.lead-trump': 'Un atout : seul un atout plus fort le bat.',
  'bm.lead-plain': 'Il donne la couleur : une carte plus forte de cette couleur, ou tout atout, le bat.',
  'bm.open-piles': 'Les cartes gagnées sont face visible. Leurs numéros sont les points.',
  'bm.won-cards': ({ cards }) => `Cartes gagnées : ${cards}`,
  'bm.no-cards': 'Aucune carte gagnée',
  'bm.step.lead': 'Entamer',
  'bm.step.follow': 'Suivre',
  'bm.step.crown': 'Nouvel atout ?',
  'bm.step.draw': 'Piocher',
};
