import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  title: 'Première vengeance',
  'cast.1': 'Morgane',
  'cast.2': 'Sibylle',

  'goal.chapter': 'Les occupants',
  'goal.name': 'Le but du jeu',
  'goal.say':
    'Des occupants ont envahi notre terre. Nous les détruisons ensemble ; les points de vengeance vont à qui frappe le plus fort. Le meilleur total gagne.',

  'threshold.name': 'Le nombre du Chauffeur',
  'threshold.say':
    'Quatre occupants vous font face. Le nombre du Chauffeur est 16 : il faut autant de force, tous joueurs réunis, pour le détruire.',

  'hand.name': 'Vos cinq cartes',
  'hand.say': 'Ces cinq cartes Sorcière sont votre main. Le chiffre du coin est la force ; le signe en face est l’effet.',

  'first-card.chapter': 'La force',
  'first-card.name': 'Votre première carte',
  'first-card.say': 'À votre tour, vous jouez une carte sur un occupant. Jouez « Colère de la terre », force 5, sur le Chauffeur.',
  'first-card.then': '5 sur 16. Le tour finit par un contrôle et une pioche : vous avez de nouveau cinq cartes.',
  'first-card.wrong.*':
    'Toute carte sur tout occupant est permise. Mais commençons par « Colère de la terre » : choisissez la carte, puis le Chauffeur.',

  'strength-adds-up.name': 'Les forces s’ajoutent',
  'strength-adds-up.say': 'Morgane joue aussi sur le Chauffeur : « Lune témoin », force 4. Vos forces s’additionnent : 9 sur 16.',

  'boost-seen.name': 'Un renfort',
  'boost-seen.say': 'Sibylle joue « Lunette aveugle » sur le Sergent. La carte le nomme : ×2. Sa force 3 devient 6. C’est un renfort.',

  'rewards.name': 'Trois récompenses',
  'rewards.say':
    'Voyez les récompenses du Chauffeur : 3 points pour le joueur le plus fort sur lui, 2 pour le deuxième, 1 pour le troisième.',

  'triple.name': 'Frappez trois fois plus fort',
  'triple.say': 'Vos « Freins coupés » ont une force de 3, mais ×3 contre le Chauffeur : 9 ! Jouez-les sur lui.',
  'triple.then': '5 + 9 + 4 = 18, et 16 suffisait : le Chauffeur est détruit !',
  'triple.wrong.*': 'C’est possible, mais « Freins coupés » compte triple sur le Chauffeur et le détruit. Essayez.',

  'places.name': 'Qui reçoit quoi',
  'places.say':
    'Vous aviez 14, le maximum : 3 points. Morgane, deuxième avec 4 : 2 points. Le Chauffeur et ses cartes sont défaussés ; Kartavyï le remplace.',

  'sergeant-pressed.chapter': 'Une chaîne',
  'sergeant-pressed.name': 'Au tour du Sergent',
  'sergeant-pressed.say': 'Toutes deux visent le Sergent : Morgane ajoute 4, Sibylle 1. Il en est à 11 sur 18, et Sibylle y mène avec 7.',

  'chain-starts.name': 'Lancez une chaîne',
  'chain-starts.say':
    'Il en manque sept : trop pour une seule carte. Mais « Conduite imprudente » (4) permet d’en jouer une autre. Jouez-la sur le Sergent.',
  'chain-starts.then': '15 sur 18. La table demande maintenant : une carte de plus sur le même occupant ?',
  'chain-starts.wrong.*': 'Le Sergent resterait debout. Lancez plutôt une chaîne : « Conduite imprudente » sur le Sergent.',

  'chain-ends.name': 'Encore une carte',
  'chain-ends.say': 'Il en manque trois, et « Œil rouge » a une force de 3. Jouez-le aussi sur le Sergent.',
  'chain-ends.then': '18 ! Sibylle et vous êtes à égalité avec 7 : chacun reçoit les 4 points. Morgane vient ensuite : 2 points.',
  'chain-ends.wrong.decline':
    'Vous pouvez vous arrêter, l’effet est facultatif. Mais le Sergent resterait debout, et un autre le détruirait.',
  'chain-ends.wrong.only-same-occupier': '« Conduite imprudente » ne continue que sur le même occupant : le Sergent.',
  'chain-ends.wrong.*': 'Une force de 2 ne suffit pas : 17 sur 18. « Œil rouge » apporte les trois qui manquent.',

  'three-left.chapter': 'Jusqu’à la fin',
  'three-left.name': 'Il en reste trois',
  'three-left.say': 'Accélérons : jouons jusqu’à ce que tous les occupants soient sortis.',
  'three-left.then': 'Neuf sont détruits, trois restent, et il n’en viendra plus. Vous avez 21 points, Morgane 19, Sibylle 22.',

  'overtake-begins.name': 'La plus belle récompense',
  'overtake-begins.say':
    'Le Commandant rapporte le plus : 6, 4 et 2. Il est à 24 sur 28 ; Morgane a 12, vous 10. Jouez « Guirlandes » sur lui.',
  'overtake-begins.then': '27 sur 28. « Guirlandes » permet d’ajouter une carte, mais de force 2 au plus.',
  'overtake-begins.wrong.*': 'Pas mal, mais regardez le Commandant : « Guirlandes » et une petite carte vous y donnent la première place.',

  'overtake.name': 'Dépassez Morgane',
  'overtake.say': '« Lettres du pays » a une force de 2. Ajoutez-la sur le Commandant et dépassez Morgane !',
  'overtake.then': '29 ! Vous avez 15 sur lui, Morgane 12, Sibylle 2. À vous 6 points, à elles 4 et 2.',
  'overtake.wrong.too-strong': 'Trop forte pour « Guirlandes », qui permet 2 au plus. « Lettres du pays » convient.',
  'overtake.wrong.decline': 'Vous pouvez vous arrêter, mais Morgane pourrait le détruire et rester en tête.',
  'overtake.wrong.*': 'Ailleurs, elle ne rapporte encore rien. Sur le Commandant, elle vous vaut 6 points.',

  'one-left.name': 'Il en reste un',
  'one-left.say': 'Le Mercenaire est détruit ensuite, cette fois sans vous. Il en reste un.',
  'one-left.then': 'Le Tireur embusqué : 16 sur 24. Vous avez 4 sur lui, les autres 6 chacune. Aux points, vous êtes à 27, elles à 28.',

  'last-strike.name': 'Le dernier coup',
  'last-strike.say': 'Un dernier coup ! Votre « Lunette aveugle » compte ×3 contre le Tireur embusqué : 9. Jouez-la.',
  'last-strike.then': '25 ! Vous menez avec 13 : 5 points. Morgane et Sibylle sont deuxièmes à égalité : 3 points chacune.',
  'last-strike.wrong.*':
    'Le Tireur embusqué survivrait à votre tour, et Morgane est la suivante. « Lunette aveugle » le détruit maintenant.',

  'game-over.name': 'La partie est finie',
  'game-over.say':
    'Les douze sont détruits, la partie s’arrête aussitôt : vous avez 32 points, Morgane et Sibylle 31 chacune. Vous gagnez !',

  'tie-break.name': 'Égalité de points',
  'tie-break.say':
    'Qui est deuxième ? À égalité, celle qui joue plus tard passe devant : Sibylle. Vous aviez commencé : une égalité vous aurait coûté la victoire.',

  'next.name': 'À vous de jouer',
  'next.say':
    'Deux questions font gagner : combien manque-t-il, et qui est en tête ? À vous maintenant de finir avec les trois derniers occupants !',

  'ending.say': 'Trois occupants, vos propres choix, conseils activés. Vous partez à 21, Morgane à 19, Sibylle à 22.',
  'ending.done':
    'Vengeance accomplie ! Ensuite : une partie entière, ou la deuxième leçon : le Brouillard et les cartes qui détruisent ou déplacent.',
};
