import type { RetiredTerm } from './index.ts';

export const retired: readonly RetiredTerm[] = [
  { term: /\brobots?\b/i, use: 'bot', once: 'Quel robot' },
  { term: /\bparts? de hasard\b/i, use: 'nombre aléatoire', once: 'sa part de hasard' },
  { term: /\bmet la table\b|\btable (est )?mise\b|\bmis la table\b/i, use: 'en attente de joueurs', once: 'On met la table' },
  { term: /^oublier\b/i, use: 'supprimer', once: 'Oublier cette table' },
  { term: /\breprendre le coup\b/i, use: 'annuler le coup', once: 'Reprendre le coup' },
  { term: /\bengagement\b/i, use: 'sceau', once: 'Engagement' },
  { term: /\bindices? activés?\b|\bavec indices\b/i, use: 'conseils', once: 'indices activés' },
  { term: /\bn’a pas montré sa part\b/i, use: 'nombre aléatoire', once: 'quelqu’un n’a pas montré sa part' },
  { term: /\bremplaçants?\b|^un bot (remplace|joue|a joué)\b/i, use: 'familier', once: 'Un bot remplace Anna pour l’instant.' },
];
