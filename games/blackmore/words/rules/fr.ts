import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
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
