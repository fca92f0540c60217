import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  falls: ({ count }) => `Un occupant est détruit, et vous gagnez ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  'goes-on': ({ piece }) => `« ${piece} » a un effet : votre tour continue.`,
  weakens: 'Cela retire de la force à un autre joueur.',
  clears: 'Cette carte ne vous rapporte plus rien là-bas.',
  reach: ({ count }) => `Si cet occupant est détruit, vous gagnez ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  adds: ({ count }) => `Cela vous ajoute ${count} ${plural('fr', count, { one: 'unité', other: 'unités' })} de force.`,
  moves: 'Les forces sont alors mieux placées pour vous.',
  decline: 'L’effet ne vous aiderait pas maintenant.',
};
