import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Pentagramme et hexagones',
  'cast.1': 'Morgane',

  'scene.chapter': 'La chouette avance',
  'scene.name': 'Deux actions',
  'scene.say': 'Une tuile sorcière et pentagramme est dans votre chaudron : force 2 pour les deux.',

  'begin.name': 'Pentagramme d’abord',
  'begin.say': 'Commencez par le pentagramme. Vous verrez pourquoi.',

  'walk.name': 'Autour de l’étoile',
  'walk.say': 'Votre chouette fait le tour de l’étoile, une case par action. Avancez de 2 cases, sur la bleue.',
  'walk.wrong.*': 'Moins est permis, mais la case bleue est à 2 cases.',

  'collect.chapter': 'L’hexagone spécial',
  'collect.name': 'Prenez l’hexagone',
  'collect.say': 'D’abord la marche, puis les récompenses. Prenez l’hexagone près de la case bleue.',
  'collect.then': 'Il montre sorcière et pentagramme sur une seule case.',

  'set.name': 'Posez-le pour de bon',
  'set.say': 'Jouez une de ses actions avec force 2, ou posez-le pour de bon. Posez-le sur la case éclairée, contre vos sorcières.',
  'set.then': 'L’action Sorcière ne commence que maintenant, et l’hexagone compte déjà : force 3 au lieu de 2.',
  'set.wrong.use': 'Possible aussi, mais posé dans le chaudron, l’hexagone sert à chaque tour suivant.',
  'set.wrong.*': 'Inutile pour l’instant : cette étape montre autre chose. Suivez la lumière.',

  'owls.name': 'Les tuiles chouettes',
  'owls.say':
    'Les cases chouette donnent la tuile du dessus : 7 points à la fin pour la première, puis 6, 5 et moins. Ensuite : la baguette.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
