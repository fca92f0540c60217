import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  sum: 'Somme visible',
  'sum.text': 'La somme des nombres visibles de ce joueur. À la fin s’y ajoutent les nombres cachés ; au-delà de 90, rien n’est marqué.',
  secret: 'Un nombre caché',
  'secret.text': 'Seul son propriétaire le voit avant la fin.',
  number: 'Un nombre visible',
  'number.text': 'Il vient du hasard et reste visible pour tous.',
  'open-sum': 'Où en est un joueur',
  'open-sum.text': 'Le total des nombres visibles. Qui s’est arrêté n’est plus interrogé.',
  deck: 'Les nombres restants',
  'deck.text': 'Chaque nombre de 1 à 40 y est une fois ; lequel vient ensuite dépend du hasard.',
};
