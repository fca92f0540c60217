import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Il remporte le pli : ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  holds: 'Il est maître pour l’instant, et peu de cartes le battent.',
  risks: ({ count }) =>
    `Il est maître pour l’instant, et le pli vaut déjà ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  'leads-strong': 'Peu de cartes le battent : le pli est sans doute pour vous.',
  'leads-small': 'Une petite carte risque peu et garde les fortes pour plus tard.',
  best: 'Aucune autre carte ne vous promet plus.',
  loses: ({ count }) =>
    `Il ne gagne pas, mais ne donne que ${count} ${plural('fr', count, { one: 'point', other: 'points' })} et vous gardez de meilleures cartes.`,
  crown: ({ piece, count }) =>
    `Avec le ${piece} comme atout, vous avez ${count} ${plural('fr', count, { one: 'atout', other: 'atouts' })} en main.`,
  'crown-wheel': ({ piece }) => `Le ${piece} fait tourner la roue en faveur de vos numéros.`,
  keep: 'Le pli entier vous rapporte plus qu’un nouvel atout.',
};
