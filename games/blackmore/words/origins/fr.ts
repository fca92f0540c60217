import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  about: 'Imprimé : les 54 cartes. Le livret nomme quatre des six couleurs ; l’orange et le violet sont de nous.',
  note: 'Les règles décrivent tout le paquet : six couleurs, chacune numérotée de 1 à 9. Elles nomment quatre des couleurs.',
  'kind.card': 'Cartes',
  'kind.suit': 'Couleurs',
  'field.face': 'couleur et numéro',
  'field.name': 'nom',
};
