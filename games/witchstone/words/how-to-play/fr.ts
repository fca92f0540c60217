import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  goal: 'Marquez le plus de points en onze tours : construisez des portails, envoyez des sorcières, récoltez jetons, chouettes et prophéties.',
  setup:
    'Chacun a un chaudron avec sept cristaux et cinq tuiles en main. Chaque tuile montre deux des six actions. Placez votre grande sorcière sur une tour : elle est à vous.',
  'turn.1': 'Posez une tuile sur deux cases libres de votre chaudron.',
  'turn.2': 'Effectuez ses deux actions dans l’ordre voulu ; chacune a la force de la chaîne de symboles qu’elle vient de rejoindre.',
  'turn.3': 'Beaucoup de choses donnent des actions bonus, et celles-ci d’autres encore.',
  'turn.4': 'Puis piochez une tuile.',
  end: 'Après onze tours chacun, ajoutez les tuiles chouettes, 2 points par jeton et les parchemins ; le plus grand total gagne.',
  'group.action': 'Les six actions',
  'group.hex': 'Hexagones spéciaux',
  'group.chip': 'Jetons',
  'group.scroll': 'Parchemins',
  'about.hex': 'Faites une de ses deux actions avec la force 2, ou posez-le dans le chaudron, où ses deux symboles comptent.',
  'about.chip': 'Une action bonus de ce type aussitôt, et 2 points à la fin.',
  'about.points-chip': 'Ces points aussitôt, et 2 de plus à la fin.',
  'about.booster': 'Jouez-le pendant une action de ce type : elle devient plus forte d’autant. Non joué : 2 points à la fin.',
  'about.prophecy': 'Une prophétie : 1, 3, 5 ou 7 points à la fin pour 0, 1, 2 ou 3 niveaux atteints.',
  'section.WS-1': 'Mise en place',
  'section.WS-2': 'Un tour',
  'section.WS-3': 'Énergie',
  'section.WS-4': 'Sorcière',
  'section.WS-5': 'Pentagramme',
  'section.WS-6': 'Cristal',
  'section.WS-7': 'Baguette',
  'section.WS-8': 'Parchemin',
  'section.WS-9': 'Prophéties',
  'section.WS-10': 'Fin et score',
  'section.WS-11': 'Handicap',
  'section.WS-12': 'Ce que l’on voit',
};
