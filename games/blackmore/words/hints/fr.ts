import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Elle remporte le pli : ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  holds: 'Elle est maîtresse pour l’instant, et peu de cartes la battent.',
  risks: ({ count }) =>
    `Elle est maîtresse pour l’instant, et le pli vaut déjà ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  'leads-strong': 'Peu de cartes la battent : le pli est sans doute pour vous.',
  'leads-small': 'Une petite carte risque peu et garde les fortes pour plus tard.',
  loses: ({ count }) =>
    `Elle ne gagne pas, mais ne donne que ${count} ${plural('fr', count, { one: 'point', other: 'points' })} et garde de meilleures cartes.`,
  crown: ({ piece, count }) =>
    `Avec le ${piece} comme atout, vous avez ${count} ${plural('fr', count, { one: 'atout', other: 'atouts' })} en main.`,
  'crown-wheel': ({ piece }) => `Le ${piece} fait tourner la roue en faveur de vos numéros.`,
  keep: 'Le pli entier vous rapporte plus qu’un nouvel atout.',
};
