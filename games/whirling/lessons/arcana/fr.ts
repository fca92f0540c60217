import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

const READY = 'Continuer maintenant ferait perdre l’effet. Utilisez-le d’abord.';

export const messages: Same<typeof en> = {
  title: 'Corbeau et Tome',
  'cast.1': 'Morgane',

  'scene.chapter': 'Deux effets',
  'scene.name': 'Une paillasse pleine',
  'scene.say': 'Deux tours plus tard. Vos Crapauds sont au complet, 9 sur 9, un autre est déjà chez Morgane, qui en fait 4 par tour.',

  'play.name': 'Les deux symboles',
  'play.say': 'Vos jetons Corbeau et Tome sont à 1. La « Décoction de mue » porte les deux symboles : jouez-la.',
  'play.then': 'Tous deux atteignent 2, un nombre pair : les deux effets sont à vous, mais pour ce tour seulement.',
  'play.wrong.fresh-start': 'Une fois par partie, on peut changer de main, mais celle-ci est bonne. Suivez la lumière.',
  'play.wrong.*': 'Seule la « Décoction de mue » avance les deux jetons à la fois. Essayez-la.',

  'raven.name': 'Le Corbeau',
  'raven.say': 'Le Corbeau emporte jusqu’à 2 ingrédients de votre paillasse. Retirez 2 Crapauds pour faire de la place.',
  'raven.wrong.ready': READY,
  'raven.wrong.grimoire': 'Le Tome vient ensuite. D’abord le Corbeau : 2 Crapauds.',
  'raven.wrong.*': 'Cela aiderait moins : seuls vos Crapauds sont au complet. Laissez le Corbeau en prendre 2.',

  'grimoire.name': 'Le Tome',
  'grimoire.say':
    'Le Tome : nommez un type ; ce tour, vos potions le prennent dans la réserve. Le « Séisme d’araignées » veut 2 Mandragores : nommez la Mandragore.',
  'grimoire.wrong.ready': READY,
  'grimoire.wrong.*': 'Vous en avez déjà assez. Il manque des Mandragores au « Séisme d’araignées » : nommez la Mandragore.',

  'brewing.chapter': 'Les utiliser',
  'brewing.name': 'Place aux potions',
  'brewing.say': 'C’était l’étape des arcanes ; ce qu’on n’y utilise pas est perdu. Morgane concocte : encore 4 Crapauds.',

  'quake.name': 'Utilisez le Tome',
  'quake.say': 'Vous n’avez qu’une Mandragore, mais grâce au Tome le « Séisme d’araignées » marche enfin. Utilisez-le.',
  'quake.wrong.*': 'Essayez d’abord le Tome : utilisez le « Séisme d’araignées ». Le reste suivra.',

  'supply.name': 'Prenez dans la réserve',
  'supply.say': 'Prenez 2 Mandragores dans la réserve. Vous gardez la vôtre pour plus tard.',

  'saved.name': 'Sauvé par le Corbeau',
  'saved.say': 'On termine : 3 Araignées partent chez Morgane, et ses 4 Crapauds arrivent.',
  'saved.then':
    'Seuls 2 Crapauds débordent : Morgane en a 3. Sans le Corbeau, elle en aurait 5 et gagnerait ! Leçon suivante : les personnages.',

  'ending.say': 'Continuez d’ici. Surveillez vos Crapauds : une potion ou un autre Corbeau en réduira le nombre.',
  'ending.done': 'Bien joué. Les arcanes font gagner les parties serrées : comptez les symboles des cartes passées.',
};
