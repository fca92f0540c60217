import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'howto.title': 'Comment jouer',
  'howto.goal': 'But du jeu',
  'howto.setup': 'Mise en place',
  'howto.turn': 'Déroulement',
  'howto.end': 'Fin et score',
  'howto.reference': 'Toutes les cartes et pièces',
  'howto.search': 'Chercher un nom ou un effet',
  'howto.clear': 'Effacer la recherche',
  'howto.exact': 'Les règles exactes',
  'howto.rare': 'Cas rares et détails',
  'howto.marked':
    'Les règles dans nos propres mots. Les phrases marquées ✦ sont notre interprétation : le livret n’en dit rien ou n’est pas clair.',
  'howto.none': ({ text }) => `Rien ici ne dit « ${text} ».`,
  'howto.found': ({ count }) => `${count} ${plural('fr', count, { one: 'pièce trouvée', other: 'pièces trouvées' })}`,
};
