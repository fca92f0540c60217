import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  falls: ({ count }) => `Pour détruire un occupant et gagner ${count} ${plural('fr', count, { one: 'point', other: 'points' })}.`,
  'goes-on': 'Pour utiliser ensuite son effet.',
  weakens: 'Pour retirer de la force à un autre joueur.',
  clears: 'Pour retirer une carte qui n’y rapporte plus rien.',
  reach: ({ count }) => `Pour gagner ${count} ${plural('fr', count, { one: 'point', other: 'points' })} quand cet occupant sera détruit.`,
  adds: ({ count }) => `Pour ajouter ${count} ${plural('fr', count, { one: 'unité', other: 'unités' })} de force sur la table.`,
  moves: 'Pour mieux répartir les forces sur la table.',
  decline: 'L’effet n’aiderait pas maintenant.',
};
