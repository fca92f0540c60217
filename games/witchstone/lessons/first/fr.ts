import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

const BREAK = 'Cela retirerait un cristal du chaudron et coûterait des points. Inutile pour l’instant.';
const STOP = 'S’arrêter ici ferait perdre les actions restantes. Suivez la lumière.';

export const messages: Same<typeof en> = {
  title: 'Vos trois premiers tours',
  'cast.1': 'Morgane',

  'goal.chapter': 'Premier tour',
  'goal.name': 'Le but du jeu',
  'goal.say':
    'En 11 tours, marquez le plus de points : bâtissez des portails dans la boule de cristal, envoyez-y vos sorcières. Morgane prend une tour.',

  'tower.name': 'Prenez une tour',
  'tower.say': 'Placez votre grande sorcière sur la tour éclairée. Occuper un lieu rapporte 2 points, et son jeton est pour vous.',
  'tower.then': '2 points, plus 3 avec le jeton : vous en avez 5.',
  'tower.wrong.*': 'Belle tour aussi, mais la leçon part de celle qui brille : son jeton vaut aussitôt 3 points.',

  'tile.name': 'Prenez une tuile',
  'tile.say': 'À chaque tour, posez une tuile dans votre chaudron et faites ses 2 actions. Prenez la tuile énergie et sorcière.',
  'tile.wrong.break': BREAK,
  'tile.wrong.*': 'Son heure viendra. D’abord la tuile énergie et sorcière.',

  'lay.name': 'Posez-la au chaudron',
  'lay.say':
    'Posez-la sur les cases éclairées : chaque moitié touche son symbole imprimé, énergie contre énergie, sorcière contre sorcière.',
  'lay.wrong.break': BREAK,
  'lay.wrong.*': 'Ici, une moitié au moins resterait seule et n’agirait qu’une fois. Les cases éclairées sont plus fortes.',

  'begin.name': 'La force d’une action',
  'begin.say':
    'Une action se fait autant de fois que de symboles égaux se touchent : c’est sa force. L’ordre est libre. Commencez par l’énergie.',
  'begin.then': '2 symboles énergie se touchent : force 2.',
  'begin.wrong.break': BREAK,
  'begin.wrong.*': 'Les sorcières voyagent par les portails, et il n’y en a pas. L’énergie d’abord.',

  'portal.chapter': 'Portails et sorcières',
  'portal.name': 'Commencez un portail',
  'portal.say': 'Chaque action Énergie pose un marqueur. Commencez le portail de 2 cases entre votre tour et le village éclairé.',
  'portal.wrong.break': BREAK,
  'portal.wrong.stop': STOP,
  'portal.wrong.*': 'Vos 2 marqueurs remplissent juste le portail éclairé : commencez celui-là.',

  'finished.name': 'Achevez le portail',
  'finished.say': 'Encore un marqueur. On achève un portail avant d’en entamer un autre.',
  'finished.then': '3 points ! Un portail de 1, 2 ou 3 cases rapporte 1, 3 ou 6. Vous en avez 8.',
  'finished.wrong.break': BREAK,
  'finished.wrong.stop': STOP,
  'finished.wrong.*': 'Il manque un seul marqueur au portail. Achevez-le : il rapporte des points.',

  'prepare.name': 'Préparez une sorcière',
  'prepare.say': 'Maintenant l’action Sorcière, force 2 aussi. Préparez d’abord une sorcière : elle se couche au pied de votre tour.',
  'prepare.wrong.break': BREAK,
  'prepare.wrong.stop': STOP,
  'prepare.wrong.*': 'Il vous reste des actions Sorcière. Préparez une sorcière : elle pourra ensuite partir.',

  'send.name': 'Envoyez-la',
  'send.say': 'Seconde action : envoyez-la par votre portail. Elle occupe le village et prend son jeton.',
  'send.then': '2 points : 10 en tout. Et le jeton donne aussitôt une action Énergie. Un bonus en entraîne un autre !',
  'send.wrong.break': BREAK,
  'send.wrong.stop': STOP,
  'send.wrong.prepare': 'Une seconde sorcière en attente n’apporte rien encore. Envoyez la première au village éclairé.',
  'send.wrong.*': 'Inutile pour l’instant : cette étape montre autre chose. Suivez la lumière.',

  'bonus.name': 'Un bonus aussitôt',
  'bonus.say': 'Utilisez ce bonus : un marqueur suffit pour le court portail vers la forêt éclairée.',
  'bonus.then': '11 points, et votre tour est fini. Vous piochez une tuile.',
  'bonus.wrong.break': BREAK,
  'bonus.wrong.stop': STOP,
  'bonus.wrong.*': 'Suivez la lumière : un seul marqueur achève le portail vers la forêt.',

  'rival.name': 'Au tour de Morgane',
  'rival.say': 'Morgane bâtit 2 courts portails, envoie une sorcière en forêt et trouve un bon jeton.',
  'rival.then': 'Morgane a 12 points, vous 11. À vous.',

  'tile-two.chapter': 'Une chaîne plus longue',
  'tile-two.name': 'Une deuxième tuile',
  'tile-two.say': 'Maintenant la tuile énergie et parchemin.',
  'tile-two.wrong.break': BREAK,
  'tile-two.wrong.*': 'Plus tard ! Énergie et parchemin vont bien avec ce que vous avez posé.',

  'lay-two.name': 'Allongez la chaîne',
  'lay-two.say':
    'Posez l’énergie encore contre l’énergie imprimée, et le parchemin contre le sien. Les anciennes tuiles comptent toujours !',
  'lay-two.wrong.break': BREAK,
  'lay-two.wrong.*': 'Ailleurs, moins de symboles se toucheraient. Les cases éclairées allongent les deux chaînes.',

  'begin-two.name': 'Une chaîne de trois',
  'begin-two.say':
    'Comptez les symboles énergie qui se touchent : première tuile, symbole imprimé, nouvelle tuile. Commencez par l’énergie.',
  'begin-two.then': 'Une chaîne de 3 : force 3 !',
  'begin-two.wrong.break': BREAK,
  'begin-two.wrong.*': 'Le parchemin attendra un instant. L’énergie d’abord.',

  'stone.name': 'Vers la Pierre',
  'stone.say':
    'Juste assez pour le portail de 3 cases vers la Pierre des sorcières, au centre : il vaut 6 points. Posez le premier marqueur.',
  'stone.wrong.break': BREAK,
  'stone.wrong.stop': STOP,
  'stone.wrong.*': 'Commencez le portail de votre tour vers la Pierre : il vaut 6 points et ouvre le centre.',

  'stone-two.name': 'Le long portail',
  'stone-two.say': 'Et les 2 autres marqueurs.',
  'stone-two.then': '6 points ! Vous menez, 17 contre 12.',

  'scroll.name': 'Prenez un parchemin',
  'scroll.say': 'Parchemin, force 2 : un des 2 premiers au choix. Prenez la prophétie « Chaîne d’énergie », qui récompense votre chaîne.',
  'scroll.then': 'Les prophéties comptent en fin de partie.',
  'scroll.wrong.break': BREAK,
  'scroll.wrong.stop': STOP,
  'scroll.wrong.*': 'Un renfort est utile aussi : il renforce une fois une action. Prenez plutôt la prophétie.',

  'third.chapter': 'La Pierre des sorcières',
  'third.name': 'Votre troisième tour',
  'third.say':
    'Morgane prend un parchemin. À votre troisième tour, une tuile sorcière : 3 symboles se touchent, et une sorcière est déjà prête.',

  'first-there.name': 'Première arrivée',
  'first-there.say': 'Envoyez-la à la Pierre des sorcières : 2 points comme partout, et 5 de plus pour la première place.',
  'first-there.then': '24 points ! Voilà le cœur du jeu.',
  'first-there.wrong.break': BREAK,
  'first-there.wrong.stop': STOP,
  'first-there.wrong.*': 'Plus tard ! La première arrivée à la Pierre gagne le plus.',

  'next.name': 'À vous de jouer',
  'next.say':
    'Continuez d’ici avec les conseils. De petites leçons montrent cristaux, pentagramme, baguette, parchemins et décompte final.',

  'ending.say': 'La suite est à vous : une action Sorcière et le pentagramme attendent encore. Les conseils sont là.',
  'ending.done': 'Bravo ! Choisissez la prochaine petite leçon, ou lancez une partie.',
};
