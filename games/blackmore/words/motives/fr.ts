import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Pour remporter le pli : ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  holds: ({ count }) => `Pour mener : ${count} ${plural('fr', count, { one: 'point', other: 'points' })} dans le pli.`,
  'gives-little': ({ count }) => `Pour ne donner que ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  'leads-trump': 'Pour que seul un atout plus fort le batte.',
  'leads-strong': 'Pour tenter le pli : sur cette roue, ce numéro est fort.',
  'leads-small': ({ count }) => `Pour ne risquer que ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  crown: ({ piece }) => `Pour que l’atout soit ${piece}.`,
  keep: ({ count }) => `Pour garder tout le pli : ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
};
