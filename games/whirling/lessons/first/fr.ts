import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

const FRESH_START = 'Une fois par partie, on peut changer de main, mais celle-ci est bonne. Suivez la lumière.';
const READY = 'Continuer maintenant ferait perdre l’effet. Utilisez-le d’abord.';

export const messages: Same<typeof en> = {
  title: 'Votre première concoction',
  'cast.1': 'Morgane',

  'goal.chapter': 'Première concoction',
  'goal.name': 'Le but du jeu',
  'goal.say':
    'Bienvenue ! Produisez plus d’ingrédients que n’en tient la paillasse de Morgane. Ce qui déborde va dans votre Cercle Démonique : à 5, vous gagnez.',

  'bench.name': 'Votre paillasse',
  'bench.say':
    'Voici votre paillasse : 3 cases pour les Cœurs des Ténèbres, 4 pour les Mandragores, 9 pour chaque autre type. Morgane a la même.',

  'play.name': 'Choisissez une potion',
  'play.say':
    'Les cartes Potion transforment : suivez la flèche. « Décoction de cloques » change un Champignon en Mandragore et Araignée. Choisissez-la ; personne ne la voit encore.',
  'play.wrong.fresh-start': FRESH_START,
  'play.wrong.*':
    'Cette carte peut attendre. Commencez par la « Décoction de cloques » : ses Mandragores manqueront vite de place chez Morgane.',

  'reveal.name': 'Tout est révélé',
  'reveal.say':
    'Morgane choisit aussi. Les deux potions sont révélées ensemble et restent devant vous : votre collection grandit à chaque tour.',
  'reveal.then': 'Elle commence : une Araignée devient 2 Crapauds. Ils sont pour vous.',

  'brew.name': 'Utilisez-la',
  'brew.say':
    'À vous. Utilisez la « Décoction de cloques » : un Champignon quitte votre paillasse, une Mandragore et une Araignée apparaissent.',
  'brew.wrong.*': 'Le chaudron partirait vide. Utilisez d’abord la « Décoction de cloques ».',

  'finish.name': 'Les chaudrons circulent',
  'finish.say':
    'Vos créations vont dans votre chaudron. Terminez : les chaudrons changent de place, le vôtre va chez Morgane, le sien vient à vous.',
  'finish.then':
    'Sa paillasse tient 2 Mandragores sur 4 ; vous recevez 2 Crapauds. Avec plus de joueurs, les chaudrons vont toujours à droite.',

  'hands.name': 'Les mains circulent',
  'hands.say': 'Les mains aussi circulent, vers la gauche, puis chacun complète à 4 cartes. Vous tenez ce que Morgane vous a laissé !',

  'second.chapter': 'Les arcanes',
  'second.name': 'Une deuxième potion',
  'second.say':
    'Choisissez la « Décoction de verrues » : un Crapaud devient Mandragore et Champignon. Chez Morgane, seulement 4 cases pour les Mandragores.',
  'second.then': 'Morgane révèle la « Fiole de songes », venue de votre ancienne main. Regardez maintenant les petits symboles des cartes.',
  'second.wrong.fresh-start': FRESH_START,
  'second.wrong.*': 'Pas mal, mais sans Mandragore pour ce tour. Choisissez la « Décoction de verrues ».',

  'potion.name': 'Un Breuvage pour vous',
  'potion.say':
    'Chaque symbole avance son jeton. Le Breuvage atteint 2 : sur un nombre pair, ajoutez au chaudron l’ingrédient voulu. Prenez une Mandragore !',
  'potion.wrong.ready': READY,
  'potion.wrong.*': 'Cela tiendrait sur sa paillasse. Préférez une Mandragore : il ne lui reste que 2 cases.',

  'ready.name': 'On continue',
  'ready.say': 'Le Corbeau et le Tome sont à 1, un nombre impair : rien de plus. Continuez.',

  'rival.chapter': 'Faire déborder',
  'rival.name': 'Ce qui arrive',
  'rival.say': 'Morgane a aussi un Breuvage et prend un Crapaud. Puis elle utilise ses deux potions.',
  'rival.then': '5 Crapauds arrivent, et vous en avez déjà 6 sur 9. Attention : votre paillasse peut déborder aussi.',

  'use-one.name': 'Concoctez encore',
  'use-one.say': 'À chaque tour, toutes vos potions resservent une fois, dans l’ordre voulu. Commencez par la « Décoction de cloques ».',
  'use-one.wrong.*': 'Dans un instant ! D’abord la « Décoction de cloques », puis celle « de verrues ».',

  'use-two.name': 'Et une autre',
  'use-two.say': 'Maintenant la « Décoction de verrues ». Elle prend un Crapaud — vous en aurez assez — et donne une Mandragore de plus.',
  'use-two.wrong.*': 'Pas encore : utilisez la « Décoction de verrues ». Elle donne la Mandragore qui débordera.',

  'spill.name': 'Cela déborde',
  'spill.say': '3 Mandragores sont prêtes, Morgane a de la place pour 2. Terminez et voyez où va la troisième.',
  'spill.then': 'Elle déborde dans votre Cercle ! Mais un Crapaud de Morgane ne tenait pas chez vous : il va dans le sien. 1 partout.',

  'turned.chapter': 'Jusqu’à la fin',
  'turned.name': 'Pivotez une carte',
  'turned.say':
    'Une carte avec ⇄ peut pivoter. Pivoté, le « Secret du tourbillon » fait une Mandragore d’un Champignon, d’une Araignée et d’un Crapaud. Jouez-le ainsi !',
  'turned.wrong.fresh-start': FRESH_START,
  'turned.wrong.play whirling-secret': 'Dans ce sens, elle consomme une Mandragore. Pivotez d’abord la carte : elle en produira une.',
  'turned.wrong.*': 'Ses cases de Mandragores sont pleines : une Mandragore de plus, donc le « Secret du tourbillon », pivoté.',

  'again.name': 'Le jeton avance',
  'again.say': 'Morgane joue le « Rite de croissance ». Votre carte a 2 symboles Breuvage : le jeton passe de 2 à 4.',

  'potion-again.name': 'Encore un Breuvage',
  'potion-again.say':
    'Pair à nouveau : encore un Breuvage. Les 4 cases de Mandragores de Morgane sont prises : toute Mandragore envoyée déborde. Prenez-en une !',
  'potion-again.wrong.ready': READY,
  'potion-again.wrong.*': 'Tout sauf une Mandragore tiendrait encore chez Morgane. Prenez une Mandragore.',

  'last-brew.name': 'La dernière concoction',
  'last-brew.say':
    'Vous savez faire la suite, regardez. Ce qui vient d’être produit sert aussi : un Champignon tout neuf va dans la « Décoction de cloques ».',
  'last-brew.then': 'Vous avez 4 Mandragores pour Morgane. Elle a encore 5 Crapauds pour vous.',

  'win.name': 'Terminez et gagnez',
  'win.say': 'La partie s’arrête dès qu’un Cercle en contient 5 ; le plus rempli l’emporte. Terminez !',
  'win.then': 'Les 4 Mandragores débordent : 5 dans votre Cercle, 4 dans le sien. La partie est finie, vous gagnez !',

  'next.name': 'À vous de jouer',
  'next.say': 'Voilà tout le jeu ! Ensuite : le Corbeau et le Tome, puis les personnages. Ou rejouez ces mêmes cartes, à votre façon.',

  'ending.say': 'La même main, mais à vous de décider. Morgane joue en douceur, les conseils sont là.',
  'ending.done': 'Belle concoction ! Jouez maintenant entre amis : vous donnez à droite et recevez de gauche.',
};
