import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Énergie et portails',
  'cast.1': 'Morgane',

  'scene.chapter': 'Le long portail',
  'scene.name': 'Deux actions Énergie',
  'scene.say': 'L’énergie, force 2. On bâtit depuis votre tour ; un marqueur remplit une case de portail.',

  'start.name': 'Commencez le long',
  'start.say': 'Osez le long : 3 cases vers la Pierre des sorcières. Ce tour n’y suffira pas.',
  'start.wrong.*': 'Cette leçon vise le long : 3 cases vers la Pierre.',

  'same.name': 'Continuez-le',
  'same.say': 'Le second marqueur va ici aussi : un portail entamé passe d’abord, et personne d’autre n’y bâtit.',
  'same.wrong.*': 'Votre portail entamé attend : posez-y le marqueur.',

  'later.name': 'Au tour suivant',
  'later.say': 'Tour suivant : une chaîne plus longue, énergie de force 3.',

  'stone.name': 'Achevez-le',
  'stone.say': 'Achevez le long portail.',
  'stone.then': '6 points. Et il reste 2 marqueurs.',
  'stone.wrong.*': 'Le portail entamé passe d’abord.',

  'village.chapter': 'Votre réseau',
  'village.name': 'Un portail court',
  'village.say': 'Un portail d’une case : vers le village éclairé.',
  'village.then': '1 point aussitôt.',

  'castle.name': 'Plus loin que le village',
  'castle.say': 'Votre réseau grandit : un portail peut aussi partir du village. Continuez vers le château éclairé.',

  'rule.name': 'Vos marqueurs',
  'rule.say': 'Vous avez 20 marqueurs pour la partie : menez-les là où iront vos sorcières. Leçon suivante : les sorcières.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
