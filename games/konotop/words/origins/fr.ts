import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  about:
    'Imprimé : ce que disent les règles et leurs exemples. Le reste est reconstitué pour retrouver les quantités de la boîte ; la page des règles indique l’origine de chaque élément.',
  note: 'Les règles n’impriment pas de liste des cartes. Ce que disent leurs pages et leurs exemples est marqué comme imprimé ; le reste est complété pour retrouver les nombres de la boîte. Qui possède la boîte peut saisir les vraies cartes et jouer avec.',
  'kind.occupier': 'Occupants',
  'kind.card': 'Cartes',
  'kind.colour': 'Couleurs des joueurs',
  'field.name': 'nom',
  'field.threshold': 'force pour le détruire',
  'field.rewards': 'récompenses',
  'field.strength': 'force',
  'field.copies': 'exemplaires',
  'field.effect': 'effet',
};
