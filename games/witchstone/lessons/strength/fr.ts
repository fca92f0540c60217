import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Chaudron et force',
  'cast.1': 'Morgane',

  'cells.chapter': 'Une tuile',
  'cells.name': 'Votre chaudron',
  'cells.say': 'Votre chaudron : 6 symboles imprimés aux coins, 7 cristaux qui bloquent des cases, et des cases libres.',

  'tile.name': 'Prenez une tuile',
  'tile.say': 'Prenez la tuile baguette et parchemin.',

  'lay.name': 'Les deux coins',
  'lay.say': 'Deux coins d’un seul coup : la baguette contre la baguette, le parchemin contre le parchemin.',
  'lay.wrong.*': 'Là, une moitié au moins ne touche pas son symbole. Seuls des voisins identiques renforcent une action.',

  'begin.name': 'Quelle force',
  'begin.say': 'Commencez par la baguette et voyez sa force.',
  'begin.then': 'Symbole imprimé et tuile : force 2.',

  'later.chapter': 'Une chaîne',
  'later.name': 'Un tour plus tard',
  'later.say': 'Un tour plus tard. Vous tenez la tuile cristal et baguette.',

  'lay-two.name': 'Allongez la chaîne',
  'lay-two.say': 'Mettez la baguette près des vôtres, et le cristal contre le cristal imprimé.',
  'lay-two.wrong.*': 'Les cases éclairées allongent la chaîne de baguettes et touchent le cristal.',

  'begin-two.name': 'Plus fort à présent',
  'begin-two.say': 'La baguette d’abord. Quelle force maintenant ?',
  'begin-two.then': 'Une chaîne de 3 : force 3. Les anciennes tuiles travaillent toute la partie.',

  'rule.name': 'Quand on compte la force',
  'rule.say': 'La force se compte au début de chaque action : ce qu’ajoute la première aide la seconde. Ensuite : les portails.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
