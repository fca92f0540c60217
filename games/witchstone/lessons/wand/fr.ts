import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Baguette et cases d’argent',
  'cast.1': 'Morgane',

  'scene.chapter': 'La marche',
  'scene.name': 'Sur la baguette',
  'scene.say': 'Deuxième tour. Votre chouette est sur la deuxième case de la baguette, celle de Morgane au départ. Baguette, force 3 !',

  'walk.name': 'Avancez la chouette',
  'walk.say': 'Avancez la chouette de 3 cases. Puis les cases franchies s’ouvrent une à une, dans l’ordre.',
  'walk.wrong.*': 'Moins de pas, moins de cases. Avancez des 3.',

  'bonus.name': 'Un bonus doublé',
  'bonus.say': 'Ouvrez la première : cristal, 2 actions. En tête de la baguette, ou à égalité, c’est le double.',
  'bonus.then': 'Vous menez : 4 actions Cristal.',

  'step.chapter': 'Un cristal au passage',
  'step.name': 'Déplacez un cristal',
  'step.say': 'Amenez le cristal éclairé au bord.',

  'rim.name': 'Par-dessus bord',
  'rim.say': 'Et par-dessus le bord.',

  'chip.name': 'Prenez un jeton',
  'chip.say': 'L’étagère du bas donne un jeton de la table. Prenez celui de 3 points.',
  'chip.wrong.*': 'Bien aussi. Pour cette leçon, prenez le jeton de 3 points.',

  'silver.chapter': 'L’argent',
  'silver.name': 'Une case d’argent',
  'silver.say': 'En ouvrant la suivante, vous perdez les 2 actions Cristal restantes. Elle est d’argent et nomme les portails : ouvrez.',
  'silver.then': 'Vous avez un portail achevé : 1 point. Avec plus de portails, davantage.',
  'silver.wrong.*': 'Vous pourriez bouger d’autres cristaux. Mais voyons l’argent : ouvrez la case suivante.',

  'rule.name': 'Ce que compte l’argent',
  'rule.say':
    'Les cases d’argent comptent sorcières, portails, cristaux, parchemins, jetons ou hexagones. Bâtissez, puis avancez. Leçon suivante : les parchemins.',

  'ending.say': 'À vous maintenant, pour un tour ou deux. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
