import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Les sorcières en route',
  'cast.1': 'Morgane',

  'scene.chapter': 'Préparer',
  'scene.name': 'Deux portails à la suite',
  'scene.say': 'Vous avez bâti 2 portails à la suite : tour, village, château. Voici 2 actions Sorcière.',

  'prepare.name': 'Préparez une sorcière',
  'prepare.say': 'Préparer coûte une action, sans portail. Couchez une sorcière au pied de votre tour.',

  'later.name': 'Au tour suivant',
  'later.say': 'Vous en préparez une autre. Morgane bâtit du château à sa tour. Votre nouvelle tuile : sorcière, force 3.',

  'castle.chapter': 'En chemin',
  'castle.name': 'Par vos portails',
  'castle.say': 'Envoyez une sorcière au château. Quel que soit le nombre de vos portails à la suite : une seule action.',
  'castle.then': '2 points, et le jeton en donne 3 de plus.',
  'castle.wrong.*': 'Essayez d’abord le château : 2 portails pour une action.',

  'tower.name': 'Par les siens',
  'tower.say': 'Les portails des autres servent aussi : une action de plus chacun. Envoyez la seconde sorcière à la tour de Morgane.',
  'tower.then': '2 points pour 2 actions. Plus de jeton : il est au premier arrivé.',

  'rule.name': 'Une par lieu',
  'rule.say': 'Une sorcière reste où elle est, et chaque lieu n’en accueille qu’une à vous. Leçon suivante : les cristaux.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
