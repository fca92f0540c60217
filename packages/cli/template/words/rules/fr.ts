import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'rule.TG-1.1': 'Les nombres de 1 à 40 y sont une fois chacun.',
  'rule.TG-1.2': 'Chaque joueur reçoit deux nombres en secret. La première place commence, puis dans le sens horaire.',
  'rule.TG-2.1': 'À votre tour, vous prenez encore un nombre ou vous vous arrêtez. Qui s’est arrêté n’est plus interrogé.',
  'rule.TG-2.2': 'Le nombre pris vient du hasard et reste visible pour tous.',
  'rule.TG-2.3': 'Avec quatre nombres visibles, vous vous êtes arrêté.',
  'rule.TG-3.1': 'La partie finit quand tous se sont arrêtés. Les nombres cachés sont révélés.',
  'rule.TG-3.2':
    'Vous marquez la somme de tous vos nombres ; au-delà de 90, rien. Par exemple, 40, 39 et 11 font 90 ; 40, 39 et 12 font 0.',
  'rule.TG-3.3': 'La plus haute somme gagne. À égalité, la victoire est partagée.',
};
