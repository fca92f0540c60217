import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Vos premiers plis',
  'cast.1': 'Morgane',
  'cast.2': 'Sibylle',

  'goal.chapter': 'La roue',
  'goal.name': 'Le but du jeu',
  'goal.say':
    'Bienvenue à Blackmore ! Le numéro de chaque carte gagnée compte en points : un 9 est un festin, un 1 une miette. Le meilleur total l’emporte.',

  'hand.name': 'Vos six cartes',
  'hand.say':
    'Ces six cartes forment votre main ; personne d’autre ne la voit. Il y a six couleurs, avec leur dessin et les numéros 1 à 9.',

  'trump.name': 'La carte du milieu',
  'trump.say':
    'Le 9 violet au centre décide de deux choses. D’abord la couleur : le violet est l’atout, il bat toutes les autres couleurs.',

  'wheel.name': 'Lire la roue',
  'wheel.say': 'Ensuite le numéro : 9, en haut de la roue, est le plus fort. Suivent 8, 7, 6 … jusqu’à 1. Pour l’instant, grand bat petit.',

  'morgana-leads.chapter': 'Un pli',
  'morgana-leads.name': 'Morgane commence',
  'morgana-leads.say':
    'Morgane commence par le 5 jaune. Chacun ajoute une carte à son tour : c’est un pli. Le jaune y est la couleur demandée.',

  'any-card.name': 'Toute carte est permise',
  'any-card.say':
    'Sibylle ajoute le 8 rouge. Toute carte est permise ! Mais le rouge n’est ni demandé ni atout : même un 8 ne peut pas gagner.',

  'win-yellow.name': 'Prenez le pli',
  'win-yellow.say': 'À vous. Pour l’instant, le 5 jaune mène. Prenez le pli avec votre 8 jaune !',
  'win-yellow.then': 'Votre 8 est le plus fort des jaunes, et personne n’a mis d’atout : le pli est à vous.',
  'win-yellow.wrong.play violet-5':
    'Il gagnerait aussi : le violet est l’atout. Mais le 8 jaune suffit ; gardez votre atout pour plus tard.',
  'win-yellow.wrong.play orange-9':
    'Un 9, c’est beau, mais l’orange n’est ni demandé ni atout : vous offririez neuf points. Essayez le 8 jaune.',
  'win-yellow.wrong.*': 'Cette carte ne peut pas gagner : seuls le jaune et le violet le peuvent. Votre 8 jaune bat le 5 jaune.',

  'keep-for-now.name': 'Gardez l’atout',
  'keep-for-now.say':
    'Le gagnant peut changer l’atout. On y revient bientôt ! Pour l’instant, gardez-le : les trois cartes vont dans votre pile.',
  'keep-for-now.then':
    '5 + 8 + 8 = 21 points ! Chacun pioche une carte : vous en avez de nouveau six. Le gagnant commence le pli suivant : à vous.',
  'keep-for-now.wrong.*':
    'Bonne idée, mais cette carte quitterait votre butin. Regardez d’abord Sibylle le faire ; pour l’instant, gardez l’atout.',

  'lead-orange.chapter': 'Tournez la roue',
  'lead-orange.name': 'Ouvrez un pli',
  'lead-orange.say': 'Commencez par le 9 orange. Sur cette roue, aucun orange ne le bat. Que pourrait-il arriver ?',
  'lead-orange.wrong.*': 'On peut commencer par n’importe quoi, mais essayons le 9 orange : il va vous montrer une chose importante.',

  'small-trump.name': 'Un petit atout',
  'small-trump.say': 'Morgane suit avec le 3 orange. Mais Sibylle joue le 1 violet : un atout ! Même le plus petit atout bat votre 9.',

  'sibylla-crowns.name': 'Un nouvel atout',
  'sibylla-crowns.say': 'Elle use du droit du gagnant : le 3 orange va au centre. L’orange devient l’atout et la roue tourne jusqu’au 3.',
  'sibylla-crowns.then': 'Relisons : 3, 2, 1, puis 9, 8 … jusqu’à 4. Désormais un 3 bat un 9, et 4 est le plus faible !',

  'green-nine.name': 'Regardez la roue',
  'green-nine.say': 'Sibylle commence par le 9 vert. Impressionnant. Mais regardez la roue : lesquels de vos verts passent avant le 9 ?',

  'small-beats-big.name': 'Le petit bat le grand',
  'small-beats-big.say': 'Votre 2 vert ! Jouez-le : sur cette roue, 2 est plus fort que 9.',
  'small-beats-big.wrong.play green-1': 'Le 1 bat aussi le 9, mais le 2 est plus sûr. Gardez le 1 : il servira bientôt.',
  'small-beats-big.wrong.play green-8': 'Sur la roue, le huit vient après le 9 : il perd. Cherchez un vert plus petit.',
  'small-beats-big.wrong.*': 'Ni vert ni orange : cette carte ne peut pas gagner. Essayez le 2 vert.',

  'morgana-throws.name': 'La magie de la roue',
  'morgana-throws.say': 'Morgane, sans réponse, lâche le 8 bleu. Un petit 2 emporte un 9 et un 8 : voilà la magie de Blackmore.',

  'change-trump.name': 'Changez l’atout',
  'change-trump.say': 'À vous de changer l’atout. Posez le 2 vert au centre : il coûte deux points, et votre 1 vert devient imbattable.',
  'change-trump.then': 'Seul le 2 vert dépasse votre 1 vert, et il est au centre. Vous gardez 9 et 8 : 38 points déjà.',
  'change-trump.wrong.keep': 'Deux points de plus, mais l’atout reste orange et vous n’en avez pas. Faites plutôt du vert l’atout.',
  'change-trump.wrong.crown green-9':
    'Le vert deviendrait aussi l’atout, mais une carte au centre ne rapporte à personne : neuf points perdus. Prenez le 2.',
  'change-trump.wrong.crown blue-8':
    'Atout bleu, 8 en tête : votre 7 bleu serait ravi, mais c’est huit points de moins. Le 2 vert coûte moins.',

  'final-stage.chapter': 'Jusqu’à la fin',
  'final-stage.name': 'La pioche est vide',
  'final-stage.say': 'Vous avez saisi l’idée ! Jouons vite la suite, jusqu’à ce que la pioche soit vide.',
  'final-stage.then':
    'La pioche est vide : phase finale. On ne pioche plus, chacun a six cartes. Vous avez 71 points, Sibylle 72, Morgane 14.',

  'last-trick.name': 'Suivez l’atout',
  'last-trick.say': 'Cinq de ces six plis passent vite. Surveillez l’atout : il va encore changer.',
  'last-trick.then':
    'Dernier pli ! Morgane commence par le 7 orange, Sibylle ajoute le 7 vert. L’atout est le 6 orange : 7 est le numéro le plus faible.',

  'last-card.name': 'Votre dernière carte',
  'last-card.say': 'Vous avez six points de retard sur Sibylle : 84 contre 90. Votre dernière carte est le 2 orange. Jouez-la !',
  'last-card.then': 'Les deux oranges sont des atouts, et 2 passe avant 7. Le dernier pli est à vous !',

  'count-up.name': 'Le décompte',
  'count-up.say': 'Changer l’atout ? Pas maintenant : il n’y a plus de pli, la carte serait perdue. Gardez-le.',
  'count-up.then': 'Plus personne n’a de carte : la partie est finie. Vous 100, Sibylle 90, Morgane 56. Vous gagnez !',
  'count-up.wrong.*': 'Cette carte ne compterait pour personne, et il n’y a plus de pli à gagner. Gardez l’atout et les points.',

  'next.name': 'À vous de jouer',
  'next.say':
    'En bref : visez les grands numéros, et changez l’atout avec une carte bon marché qui sert votre main. Rejouez maintenant les six derniers plis !',

  'ending.say':
    'Même table, à vous de choisir : six plis sans pioche. Vous partez à 71, Sibylle à 72. Conseils activés. Ferez-vous plus de 100 ?',
  'ending.done':
    'Bien joué ! Ensuite : une partie entière contre deux sorcières, ou la deuxième leçon, où la roue se lit dans l’autre sens.',
};
