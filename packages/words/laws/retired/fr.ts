import type { RetiredTerm } from './index.ts';

export const retired: readonly RetiredTerm[] = [
  { term: /\brobots?\b/i, use: 'bot', once: 'Quel robot' },
  { term: /\bparts? de hasard\b/i, use: 'nombre aléatoire', once: 'sa part de hasard' },
  { term: /\bmet la table\b/i, use: 'en attente de joueurs', once: 'On met la table' },
  { term: /^oublier\b/i, use: 'supprimer', once: 'Oublier cette table' },
  { term: /\breprendre le coup\b/i, use: 'annuler le coup', once: 'Reprendre le coup' },
  { term: /\bengagement\b/i, use: 'sceau', once: 'Engagement' },
  { game: 'konotop', term: /\bmaraudeur\b/i, use: 'pillard', once: 'le Maraudeur' },
  { game: 'konotop', term: /\b(tombe|tomber|tombent|tombait|chutes?)\b/i, use: 'est détruit', once: 'tombe au contrôle de ce tour' },
  { game: 'konotop', term: /(?<!\p{L})(à qui|où)\s?:/iu, use: 'une phrase', once: 'à qui : Agathe' },
  { game: 'konotop', term: /\bforces? imprimées?\b/i, use: 'force de base', once: 'une force imprimée de 3' },
  { game: 'witchstone', term: /\bderrière (l’|les |votre )écrans?/i, use: 'paravent', once: 'derrière l’écran' },
  { game: 'witchstone', term: /\bprogramme\b/i, use: 'actions restantes', once: 'le reste du programme' },
  { game: 'witchstone', term: /\bhaute sorcière\b/i, use: 'grande sorcière', once: 'Placez votre haute sorcière' },
  { game: 'witchstone', term: /\bbourgs?\b/i, use: 'village', once: 'Trois bourgs' },
  { game: 'witchstone', term: /\bjoker\b/i, use: '« Toute action »', once: 'le joker ajoute 1' },
  {
    game: 'witchstone',
    term: /\battend à votre tour\b|\bsorcière à votre tour\b/i,
    use: 'près de votre tour',
    once: 'Préparer une sorcière à votre tour',
  },
];
