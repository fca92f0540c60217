import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Cristaux et étagères',
  'cast.1': 'Morgane',

  'scene.chapter': 'Par-dessus bord',
  'scene.name': 'Des cristaux gênants',
  'scene.say': 'Les cristaux occupent des cases utiles. Chaque action Cristal en déplace un d’un pas. Vous en avez 2.',

  'step.name': 'Déplacez un cristal',
  'step.say': 'Menez le cristal éclairé sur la case libre du bord, près de la sortie marquée énergie.',

  'rim.name': 'Par-dessus bord',
  'rim.say': 'D’ici, un pas de plus et il passe le bord. Allez !',

  'rack.name': 'Choisissez l’étagère',
  'rack.say': 'Choisissez l’étagère. Celle de l’énergie donne 2 actions Énergie ; celle du bas, un jeton. Prenez l’énergie.',
  'rack.wrong.*': 'Un jeton, c’est bien aussi. Essayons ici l’étagère de l’énergie.',

  'energy.chapter': 'La récompense',
  'energy.name': 'Utilisez le bonus',
  'energy.say': 'Les actions bonus se jouent tout de suite : posez le premier marqueur.',

  'portal.name': 'Achevez le portail',
  'portal.say': 'Et le second.',
  'portal.then': 'Un cristal devenu portail : 3 points, et une case libre en plus.',

  'black.name': 'Le cristal noir',
  'black.say':
    'Le cristal noir, au centre, donne 2 actions de plus, 4 en tout. On traverse les cases occupées ; seule l’arrivée doit être libre.',

  'rule.name': 'Retirer un cristal',
  'rule.say': 'Faute de place, on peut retirer un cristal : 1 point perdu, puis 2, puis 3. Leçon suivante : le pentagramme.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
