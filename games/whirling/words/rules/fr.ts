import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'rule.WW-1.1':
    'La table choisit comment obtenir les personnages. Tout le monde Novice : le même départ pour tous, idéal pour une première partie. Ou bien chacun reçoit deux autres personnages et en garde un, en secret et en même temps. Ou bien chacun en reçoit un autre au hasard. Les mains sont distribuées ensuite.',
  'rule.WW-1.2': 'Mélangez les potions et distribuez-en quatre à chacun, face cachée. La Voyante en reçoit cinq.',
  'rule.WW-1.3':
    'Disposez les ingrédients de départ de votre personnage, puis retournez-le côté capacité. Les symboles d’arcane du personnage font avancer les jetons sans déclencher d’effet.',
  'rule.WW-1.4':
    'Une paillasse a des cases pour 3 Cœurs des Ténèbres, 4 Mandragores et 9 de chaque pour les Champignons, Araignées et Crapauds. La réserve est illimitée.',
  'rule.WW-2.1':
    'Phase d’Étude. Choisir les potions : chacun choisit une potion de sa main, face cachée. Il faut en choisir une, utilisable ou non. Qui n’a plus de carte passe cette étape.',
  'rule.WW-2.2':
    'Une potion marquée « ? » peut être pivotée : ses Entrées deviennent des Sorties et inversement. Le sens fait partie du choix et ne change plus après la révélation.',
  'rule.WW-2.3':
    'Révéler les potions : toutes les potions choisies sont révélées en même temps et restent devant leur joueur. Jusque-là, un choix est secret et peut être changé, sens compris.',
  'rule.WW-2.4':
    'Résoudre les arcanes : chaque symbole de la nouvelle potion (Breuvage, Corbeau, Tome) avance son jeton d’une case sur un anneau de 1 à 6 ; après 6 vient 1, et avant le premier symbole le jeton est à 0. L’effet se déclenche une fois pour chaque nombre pair atteint ou dépassé.',
  'rule.WW-2.5':
    'Aucun effet n’est obligatoire, mais un effet qui n’est pas utilisé maintenant, avant toute concoction, est perdu. Chacun choisit en même temps et en secret ; puis tout est montré. Breuvage : ajoutez au chaudron un ingrédient au choix de la réserve ; il ne peut plus servir d’Entrée. Corbeau : retirez jusqu’à deux ingrédients de la paillasse, identiques ou non. Tome : choisissez un type ; ce tour-ci, vos Entrées de ce type peuvent venir de la réserve comme si elles venaient de la paillasse.',
  'rule.WW-2.6':
    'Exemple : vos jetons Breuvage et Corbeau sont à 1 et vous révélez une potion portant les trois symboles. Breuvage et Corbeau atteignent 2 et se déclenchent ; Tome atteint 1 et ne se déclenche pas. Au tour suivant, deux symboles Tome le mènent à 3, au-delà de 2 : il se déclenche.',
  'rule.WW-3.1':
    'Phase de Concoction. Produire les ingrédients : utilisez les potions devant vous dans n’importe quel ordre, chacune au plus une fois par tour. Pour cela, remplissez toutes ses Entrées depuis la paillasse, depuis des Sorties produites plus tôt ce tour-ci ou, grâce à un Tome, depuis la réserve ; prenez ensuite toutes ses Sorties dans la réserve. Pour chaque ingrédient, c’est vous qui choisissez sa provenance.',
  'rule.WW-3.2':
    'Une case hybride est l’un des ingrédients représentés, choisi à chaque utilisation. Aucune potion n’est obligatoire, même sans Entrée.',
  'rule.WW-3.3': 'Quand vous avez terminé, toutes les Sorties restantes vont dans votre chaudron, et les Entrées retournent à la réserve.',
  'rule.WW-3.4':
    'Exemple : une potion change une Mandragore et un Crapaud en une Mandragore et, au choix, un Champignon ou une Araignée ; vous prenez le Champignon. Une deuxième change 2 Champignons, dont celui qui vient d’être produit, en une Mandragore et 2 Araignées. Vous n’utilisez pas la troisième. Votre chaudron contient 2 Mandragores et 2 Araignées.',
  'rule.WW-3.5':
    'Tout le monde concocte en même temps. Si l’ordre compte, le joueur avec l’initiative la plus faible sur sa dernière potion agit en premier, puis le suivant. Qui veut d’abord voir les autres peut attendre ; si tous ceux qui n’ont pas terminé attendent, celui qui a l’initiative la plus faible doit terminer. Une attente prend fin dès que quelqu’un termine ; la dernière personne restante et celle qui doit terminer ne peuvent pas attendre. La dernière potion jouée compte, quel que soit le tour. Une concoction terminée est visible de tous. Exemple : 17 décide avant 18.',
  'rule.WW-4.1':
    'Passer les chaudrons : tous passent en même temps au voisin de droite. Il remplit sa paillasse, telle qu’elle est après sa propre concoction ; ce qui ne tient pas va dans le Cercle Démonique de celui qui a passé le chaudron. À deux, les deux voisins sont la même personne.',
  'rule.WW-4.2':
    'Le surplus se compte séparément pour chaque type d’ingrédient ; peu importe lequel de plusieurs ingrédients identiques déborde.',
  'rule.WW-4.3':
    'Exemple : une paillasse avec 1 Cœur des Ténèbres et 2 Mandragores reçoit 2 Araignées et 4 Mandragores : 2 Mandragores vont dans le Cercle Démonique de celui qui a passé le chaudron.',
  'rule.WW-5.1':
    'Vérification de la fin du jeu : la partie s’arrête dès qu’un Cercle Démonique contient au moins 5 ingrédients. Le joueur qui en a le plus dans son Cercle gagne ; à égalité, celui qui y a le plus de types différents ; puis celui qui a le moins d’ingrédients sur sa paillasse ; sinon la victoire est partagée. Exemple : 4 Mandragores et 2 Araignées battent 5 Cœurs des Ténèbres.',
  'rule.WW-6.1':
    'Passer les cartes Potion : chacun passe le reste de sa main à son voisin de gauche et complète sa main à 4 cartes (la Voyante à 5). Une main plus grande est conservée. Le joueur avec l’initiative la plus faible pioche en premier ; chacun complète jusqu’à sa limite.',
  'rule.WW-6.2':
    'Une pioche vide est refaite avec les potions défaussées par les Novices ; sans elles, les mains diminuent. Si un tour commence sans aucune carte en main, il se joue sans la phase d’Étude, puis la partie s’arrête avec le classement habituel, même sans 5 ingrédients.',
  'rule.WW-7.1':
    'Novice : une fois par partie, avant de jouer une potion, vous pouvez défausser ce personnage et toute votre main et piocher 4 cartes. Pas après votre choix de ce tour. La défausse reste face cachée ; le nombre de cartes est public.',
  'rule.WW-7.2':
    'Voyante : votre limite de main est 5. Exemple : d’ordinaire elle pioche 2 cartes avant un nouveau tour, et le joueur à sa gauche aucune.',
  'rule.WW-7.3':
    'Casse-Cou : à chaque tour, vous pouvez jouer une carte de votre main au hasard au lieu de la choisir. Vous n’en choisissez le sens que si elle porte « ? », dans les deux éditions, et elle ne peut être reprise. En échange, à l’étape des arcanes, après la révélation, vous pouvez nommer en secret un effet d’arcane, qui s’ajoute aux autres.',
  'rule.WW-7.4':
    'Amie des Crapauds et Pouvoir Caché : leurs Sorties sont des ingrédients au choix. Les trois de Pouvoir Caché peuvent différer, et la carte quitte la partie après usage.',
  'rule.WW-7.5':
    'Brasseuse de Potion : pour chaque symbole Breuvage de la potion révélée, vous pouvez, à l’étape des arcanes, déplacer un ingrédient au choix de la paillasse au chaudron.',
  'rule.WW-7.6':
    'Déchiffreuse de Grimoire : une fois par tour, pendant la concoction, vous pouvez payer 2 Mandragores de la paillasse ou des Sorties, pas de la réserve, pour un effet Tome. (La note du livret parle d’une Mandragore, la carte de deux.) Il peut s’ajouter à un effet normal, pour le même type ou un autre.',
  'rule.WW-7.7': 'Arnaqueuse : sa potion change d’abord 2 Champignons en 2 Crapauds et pivote chaque fois que les mains ont été passées.',
  'rule.WW-7.8':
    'Pouvoirs Incontrôlés : à chaque tour, avant tout choix, vous devez prendre 3 ingrédients du même type dans la réserve, à la vue de tous ; le surplus va dans le Cercle Démonique de gauche. La partie ne s’arrête toutefois qu’à la vérification de fin. Le personnage a aussi sa propre potion.',
  'rule.WW-7.9': 'Bourrasque : vous pouvez pivoter n’importe quelle potion en la jouant, mais pas plus tard.',
  'rule.WW-7.10':
    'Sorcière à Tout Faire : après la concoction et avant de passer le chaudron, s’il contient les cinq types d’ingrédients, vous pouvez en placer 1 dans votre Cercle Démonique. Vous le décidez en terminant ; les ingrédients des Breuvages comptent.',
  'rule.WW-7.11': 'Bénie des Fées et Invocatrice d’Araignées : une potion à elles, utilisée comme les autres.',
  'rule.WW-7.12': 'Le texte d’un personnage l’emporte sur les autres règles.',
  'rule.WW-8.1':
    'Vous voyez votre main et votre choix ; toutes les paillasses, les chaudrons, les Cercles, les potions révélées, les jetons et les personnages ; la taille des mains et de la pioche ; qui a choisi et qui attend. Pendant le choix des effets, vous voyez les autres tels qu’avant, jusqu’à ce que tous aient choisi ; pendant une concoction, jusqu’à ce qu’elle soit terminée. Au choix des personnages, seulement votre paire. Jamais l’ordre de la pioche ni une autre main, pas même celle que vous allez recevoir.',
  'rule.WW-9.1': 'Les éditions ukrainienne et française ont leurs propres termes, employés dans ces langues. Les règles sont les mêmes.',
  'rule.WW-9.2':
    'Là où une édition est plus souple, les deux suivent la plus stricte : un ingrédient de Breuvage compte comme produit ; la Sorcière à Tout Faire a besoin des cinq types dans le chaudron ; le sens est fixé avant la révélation ; le Casse-Cou ne pivote une carte tirée au hasard que si elle porte « ? » ; les effets d’arcane ne durent pas au-delà du tour en cours.',
};
