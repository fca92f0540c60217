import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Parchemins et prophéties',
  'cast.1': 'Morgane',

  'scene.chapter': 'Un renfort',
  'scene.name': 'Deux sortes de parchemins',
  'scene.say':
    'Deux sortes de parchemins : le renfort renforce une action une fois, la prophétie compte à la fin. Votre tuile : baguette et parchemin.',

  'begin.name': 'Parchemin d’abord',
  'begin.say': 'Commencez par le parchemin. On n’en prend jamais qu’un : la force dit seulement parmi combien.',
  'begin.then': 'Force 2 : un des 2 premiers.',

  'take.name': 'Prenez le renfort',
  'take.say': 'Le deuxième est un renfort, baguette +2. Prenez-le : la baguette vient juste après.',
  'take.wrong.*': 'Une prophétie servira plus tard. Ici, le renfort convient : le deuxième parchemin.',

  'boost.name': 'Jouez-le',
  'boost.say': 'L’action Baguette a une force de 2. Jouez votre renfort maintenant.',
  'boost.then': '2 de plus : force 4.',
  'boost.wrong.*': 'D’abord le renfort, pour que la chouette aille plus loin. Non joué, il vaudrait 2 points à la fin.',

  'walk.name': 'Avancez la chouette',
  'walk.say': 'Avancez la chouette des 4 cases.',
  'walk.wrong.*': 'Les 4 cases : ici, plus loin vaut mieux.',

  'later.chapter': 'Une prophétie',
  'later.name': 'Au tour suivant',
  'later.say': 'Tour suivant : le parchemin rejoint 2 autres symboles. Force 3 : un des 3 premiers.',

  'prophecy.name': 'Prenez la prophétie',
  'prophecy.say': 'Prenez la prophétie « Chaîne de parchemins » : elle veut une chaîne de 4, 5 ou 6 parchemins dans votre chaudron.',
  'prophecy.wrong.*': 'Prenez le troisième : votre chaîne a déjà 3 parchemins.',

  'rule.name': 'Ce qu’elle vaut',
  'rule.say':
    'Une prophétie vaut 1 point ; avec un, deux ou trois niveaux, 3, 5 ou 7. Il vous manque un parchemin. Ensuite : le décompte final.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
