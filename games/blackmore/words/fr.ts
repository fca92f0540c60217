import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  name: 'Les Sorcières de Blackmore',
  tagline: 'Remportez des plis avec la carte de votre choix, pendant qu’une roue décide quel numéro est le plus fort.',

  'ask.lead': 'À vous d’entamer : n’importe quelle carte.',
  'ask.follow': 'À vous de jouer : n’importe quelle carte.',
  'ask.crown': 'Le pli est à vous : changer l’atout ?',

  'move.play': ({ card }) => `Jouer le ${card}`,
  'move.crown': ({ card }) => `Faire du ${card} le nouvel atout`,
  'move.keep': 'Garder l’atout',
  'move.draw': ({ card }) => `Piocher le ${card}`,
  'move.first': ({ who }) => `${who} commence`,

  'event.dealt': ({ who, card }) => `${who} reçoit le ${card}.`,
  'event.turned-up': ({ card, number }) => `L’atout est le ${card}, la roue est sur ${number}.`,
  'event.began': ({ who }) => `${who} entame le premier pli.`,
  'event.led': ({ who, card }) => `${who} entame avec le ${card}.`,
  'event.played': ({ who, card }) => `${who} joue le ${card}.`,
  'event.trick-won': ({ who, card }) => `${who} remporte le pli avec le ${card}.`,
  'event.crowned': ({ who, card, number }) => `${who} fait du ${card} le nouvel atout ; la roue passe à ${number}.`,
  'event.kept': ({ who }) => `${who} garde l’atout.`,
  'event.drew': ({ who, card }) => `${who} pioche le ${card}.`,
  'event.took-trump': ({ who, card, trump }) => `${who} prend le ${card} sur la pile d’atout ; l’atout est maintenant le ${trump}.`,
  'more.took-last-trump': ({ who, card }) => `${who} prend le ${card} sur la pile d’atout ; il n’y a plus d’atout.`,
  'event.went-without': ({ who }) => `${who} n’a plus rien à piocher.`,
  'event.final-stage': 'La pioche est vide : plus personne ne pioche.',
  'event.ended': 'La dernière carte est jouée.',

  'more.own.dealt': ({ card }) => `Vous recevez le ${card}.`,
  'more.own.began': 'Vous entamez le premier pli.',
  'more.own.led': ({ card }) => `Vous entamez avec le ${card}.`,
  'more.own.played': ({ card }) => `Vous jouez le ${card}.`,
  'more.own.trick-won': ({ card }) => `Vous remportez le pli avec le ${card}.`,
  'more.own.crowned': ({ card, number }) => `Vous faites du ${card} le nouvel atout ; la roue passe à ${number}.`,
  'more.own.kept': 'Vous gardez l’atout.',
  'more.own.drew': ({ card }) => `Vous piochez le ${card}.`,
  'more.own.took-trump': ({ card, trump }) => `Vous prenez le ${card} sur la pile d’atout ; l’atout est maintenant le ${trump}.`,
  'more.own.took-last-trump': ({ card }) => `Vous prenez le ${card} sur la pile d’atout ; il n’y a plus d’atout.`,
  'more.own.went-without': 'Vous n’avez plus rien à piocher.',

  'more.why.trump': 'Un atout : il est en tête.',
  'more.why.stronger-trump': ({ number, best }) => `Un atout plus fort : sur cette roue, le ${number} bat le ${best}.`,
  'more.why.weaker-trump': ({ number, best }) => `Un atout aussi, mais sur cette roue le ${best} bat le ${number}.`,
  'more.why.stronger': ({ number, best }) =>
    `La couleur demandée, et sur cette roue le ${number} bat le ${best} : cette carte est en tête.`,
  'more.why.weaker': ({ number, best }) => `La couleur demandée, mais sur cette roue le ${best} bat le ${number}.`,
  'more.why.under-trump': 'La couleur demandée, mais n’importe quel atout la bat.',
  'more.why.off-colour': 'Ni atout ni couleur demandée : cette carte ne peut pas gagner.',
  'more.won.trump': 'C’est l’atout le plus fort.',
  'more.won.led': 'Personne n’a joué atout, et c’est la plus forte carte de la couleur demandée.',

  'refusal.game-over': 'La partie est terminée.',
  'refusal.not-a-choice': 'Cela, c’est au hasard d’en décider.',
  'refusal.not-your-turn': 'Ce n’est pas à vous de jouer.',
  'refusal.not-the-winner': 'Seul le vainqueur du pli peut changer l’atout.',
  'refusal.trick-not-decided': 'L’atout ne peut changer qu’une fois le pli terminé.',
  'refusal.not-in-trick': ({ card }) => `Le ${card} n’est pas dans ce pli.`,
  'refusal.trump-first': 'Décidez d’abord de l’atout.',
  'refusal.not-in-hand': ({ card }) => `Le ${card} n’est pas dans votre main.`,

  'bot.greedy': 'Glouton',
  'bot.greedy.about': 'prend un pli quand il vaut la carte',

  'option.wheel': 'Face de la roue',
  'option.wheel.about': 'Dans quel sens les numéros faiblissent ; en descendant, c’est plus simple pour débuter.',
  'value.wheel.descending': 'décroissante',
  'value.wheel.ascending': 'croissante',
  'option.first': 'Qui commence',
  'option.first.about': 'Qui entame le premier pli.',
  'value.first.random': 'tirage au sort',
  'value.first.seat': ({ number }) => `place ${number}`,
  'option.scores': 'Scores en cours de partie',
  'option.scores.about': 'Si tout le monde voit les points en cours de partie.',
  'value.scores.hidden': 'cachés',
  'value.scores.open': 'visibles',

  'more.tie': 'À égalité de points, la place est partagée.',
  'part.cards': 'cartes gagnées',

  'piece.card.red': ({ number }) => `${number} rouge`,
  'piece.card.orange': ({ number }) => `${number} orange`,
  'piece.card.yellow': ({ number }) => `${number} jaune`,
  'piece.card.green': ({ number }) => `${number} vert`,
  'piece.card.blue': ({ number }) => `${number} bleu`,
  'piece.card.violet': ({ number }) => `${number} violet`,
  'piece.suit.red': 'rouge',
  'piece.suit.orange': 'orange',
  'piece.suit.yellow': 'jaune',
  'piece.suit.green': 'vert',
  'piece.suit.blue': 'bleu',
  'piece.suit.violet': 'violet',
  'piece.emblem.red': 'chaudron',
  'piece.emblem.orange': 'bougie',
  'piece.emblem.yellow': 'balai',
  'piece.emblem.green': 'chapeau',
  'piece.emblem.blue': 'chouette',
  'piece.emblem.violet': 'chat',

  'table.trump': ({ card }) => `Atout : ${card}`,
  'table.no-trump': 'Sans atout',
  'table.wheel': 'Roue',
  'table.strongest-first': ({ numbers }) => `Du plus fort au plus faible : ${numbers}`,
  'table.deck': ({ count }) => `Pioche : ${count} ${plural('fr', count, { one: 'carte', other: 'cartes' })}`,
  'table.final-stage': 'Phase finale : on ne pioche plus',
  'table.hand-size': ({ count }) => `${count} ${plural('fr', count, { one: 'carte', other: 'cartes' })} en main`,
  'table.won-size': ({ count }) => `${count} ${plural('fr', count, { one: 'carte gagnée', other: 'cartes gagnées' })}`,
  'table.score': ({ count }) => `${count} ${plural('fr', count, { one: 'point', other: 'points' })}`,
  'table.trick': 'Pli',
  'table.last-trick': 'Dernier pli',
  'table.no-trick': 'Pas encore de carte sur la table',
  'table.wins': 'en tête',
  'table.won-it': 'remporte le pli',
  'table.became-trump': 'devenu l’atout',
  'table.hand': 'Votre main',
  'table.would-win': ({ points }) =>
    `l’emporterait maintenant, pli de ${points} ${plural('fr', points, { one: 'point', other: 'points' })}`,
  'table.would-gain': ({ points, numbers }) =>
    `vous gagnez ${points} ${plural('fr', points, { one: 'point', other: 'points' })}, roue ${numbers}`,

  'rule.BM-1.1': 'Mélangez les 54 cartes : six couleurs, chacune avec les numéros 1 à 9. Chacun en reçoit six et les garde secrètes.',
  'rule.BM-1.2':
    'Le reste forme la pioche, face cachée. On retourne sa première carte : elle commence la pile d’atout. La couleur de la carte du dessus est l’atout, et son numéro est celui que montre la roue.',
  'rule.BM-1.3':
    'Avant la partie, choisissez une face de la roue. Sur la face décroissante, les numéros descendent du plus fort au plus faible ; c’est la plus facile pour débuter. Sur la face croissante, ils montent.',
  'rule.BM-1.4': 'Le sort désigne qui entame le premier pli, à moins que la table n’ait choisi une place.',
  'rule.BM-2.1':
    'Sur la face décroissante, le numéro que montre la roue est le plus fort. De là, descendez jusqu’à 1, reprenez à 9 et descendez jusqu’au numéro juste au-dessus : chacun est plus faible que le précédent. Exemple : si la roue est sur 7, l’ordre est 7-6-5-4-3-2-1-9-8 ; le 7 est le plus fort, le 8 le plus faible.',
  'rule.BM-2.2':
    'Sur la face croissante aussi, le numéro que montre la roue est le plus fort. De là, montez jusqu’à 9, reprenez à 1 et montez jusqu’au numéro juste au-dessous : chacun est plus faible que le précédent.',
  'rule.BM-2.3':
    'L’ordre des numéros est le même dans les six couleurs. Il dépend de la carte du dessus de la pile d’atout : dès qu’elle change, la roue tourne.',
  'rule.BM-3.1': 'Le joueur qui entame pose face visible une carte quelconque de sa main. Sa couleur est la couleur demandée de ce pli.',
  'rule.BM-3.2':
    'Les autres suivent dans le sens horaire, une carte chacun. Toutes les cartes sont permises : nul n’est tenu de fournir la couleur ni de couper.',
  'rule.BM-3.3':
    'L’atout le plus fort remporte le pli. Si personne n’a joué atout, c’est la carte la plus forte de la couleur demandée. Une carte d’une autre couleur ne gagne jamais, quel que soit son numéro. Exemple : cinq joueurs, atout 7 bleu, roue décroissante, entame du 2 jaune. Le 4 bleu l’emporte, car il bat le 9 bleu ; le 7 rouge porte le numéro le plus fort, mais il n’est ni atout ni de la couleur demandée. Si l’atout était vert et que personne n’en avait joué, la plus forte carte jaune gagnerait.',
  'rule.BM-3.4':
    'Le vainqueur du pli peut en retirer une carte et la poser sur la pile d’atout. Elle devient le nouvel atout, la roue passe à son numéro, et elle ne fait plus partie du pli.',
  'rule.BM-3.5':
    'Les autres cartes du pli vont face cachée devant le vainqueur, qui entame le suivant. Un pli terminé reste visible jusqu’à l’entame suivante. Ensuite, les anciens plis, les cartes gagnées (les vôtres aussi) et, si les scores sont cachés, les totaux ne sont plus montrés avant la fin de la partie.',
  'rule.BM-4.1': 'Après chaque pli, chacun pioche une carte, le vainqueur d’abord, puis dans le sens horaire.',
  'rule.BM-4.2':
    'Si la pioche s’épuise avant que tous aient pioché, ceux à qui il manque une carte prennent, dans le même ordre et au vu de tous, celle du dessus de la pile d’atout. La carte du dessous devient l’atout, et la roue passe aussitôt à son numéro.',
  'rule.BM-4.3':
    'Dès lors, plus personne ne pioche : c’est la phase finale, et l’on joue les mains jusqu’au bout. À 2, 3, 4 ou 5 joueurs, on prend 1, 1, 3 ou 2 cartes de la pile d’atout.',
  'rule.BM-4.4':
    'Si la pile d’atout s’épuise elle aussi, le joueur qui n’a rien reçu continue avec une carte de moins. Tant que la pile est vide, il n’y a pas d’atout et la roue reste sur le numéro de la dernière carte prise. Le vainqueur d’un pli peut commencer une nouvelle pile.',
  'rule.BM-4.5':
    'Un joueur sans carte ne participe pas au pli. Si le vainqueur n’a plus de carte, le joueur suivant dans le sens horaire qui en a une entame.',
  'rule.BM-5.1': 'La partie s’achève quand toutes les mains sont vides.',
  'rule.BM-5.2':
    'Votre score est la somme des numéros des cartes que vous avez gagnées. Les cartes de la pile d’atout ne comptent pour personne.',
  'rule.BM-5.3': 'Le plus haut score l’emporte. Les ex æquo partagent la victoire.',
  'rule.BM-6.1':
    'Vous voyez votre main, toutes les cartes sur la table, la pile d’atout, et combien de cartes comptent la pioche, chaque main et chaque tas de cartes gagnées. Les cartes gagnées sont face cachée ; la table décide à l’avance si les scores en cours sont visibles. Rien d’autre n’est jamais montré, pas même aux spectateurs : ni l’ordre de la pioche, ni la main d’autrui.',
};
