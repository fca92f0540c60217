import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'rule.WS-1.1':
    'Empilez les tuiles chouettes sur les deux cases chouette, 7 au-dessus et 3 au-dessous. Mélangez les hexagones spéciaux et révélez-en un près de chacune des trois cases bleues. Mélangez les parchemins et révélez-en six en rangée ; la place 1 est la plus loin de la pile, la place 6 à côté d’elle.',
  'rule.WS-1.2':
    'Mélangez les jetons et révélez-en un sur chacun des seize lieux autour de la Pierre. Les cinq autres restent visibles sur la table.',
  'rule.WS-1.3':
    'Chacun reçoit un chaudron avec le cristal noir au milieu et six cristaux de sa couleur sur leurs cases, quinze tuiles (une pour chaque paire d’actions différentes : énergie, sorcière, pentagramme, cristal, baguette, parchemin), onze sorcières et vingt marqueurs d’énergie. Piochez cinq tuiles, que vous gardez secrètes. Les chouettes sont à 0 sur les pistes de score, du pentagramme et de la baguette.',
  'rule.WS-1.4':
    'Le sort désigne qui joue en premier. En commençant par la personne à sa droite et dans le sens inverse des aiguilles d’une montre, chacun place sa grande sorcière sur une tour libre ; qui joue en premier le fait en dernier. Cette tour est la vôtre. Toutes les autres, prises ou non, sont d’autres tours pour vous.',
  'rule.WS-1.5':
    'Placer la grande sorcière occupe la tour : vous marquez 2 points et utilisez aussitôt son jeton, avec tout ce qui s’ensuit. On ne peut pas encore retirer de cristaux en perdant des points.',
  'rule.WS-2.1':
    'Posez une tuile de votre main sur deux cases libres voisines de votre chaudron : ni sur un symbole imprimé, ni sur un cristal, ni sur ce qui est couvert. Si aucune ne tient, il faut retirer des cristaux (voir WS-6.8) jusqu’à ce qu’une tienne. Si même cela n’aide pas, défaussez une tuile au choix sans action.',
  'rule.WS-2.2':
    'Les deux actions de la tuile se font l’une après l’autre, dans l’ordre voulu ; la première s’achève avec tous ses bonus avant que la seconde commence. Ce qui est impossible est sauté. Seul le rangement des cristaux est obligatoire : on peut renoncer au reste, et avancer de moins de cases sur le pentagramme ou la baguette, mais le surplus est perdu.',
  'rule.WS-2.3':
    'Une action a la force du groupe relié de son symbole qui contient la moitié de tuile, compté quand elle commence. Symboles imprimés, tuiles et hexagones spéciaux comptent tous. Exemples : un groupe de cinq cristaux et une baguette seule donnent cristal 5 et baguette 1. Trois baguettes donnent baguette 3. Une tuile cristal et baguette près d’un hexagone donne 5 et 3 ; une tuile énergie et baguette près d’un hexagone donne 3 et 4.',
  'rule.WS-2.4':
    'Un hexagone posé pendant la première action compte pour la seconde. Exemple : quatre pas sur le pentagramme passent une case bleue, et l’hexagone pentagramme et sorcière est posé près de la nouvelle tuile. L’hexagone ne donne pas de pas supplémentaire, mais l’action Sorcière a maintenant la force 5 au lieu de 2, car il relie deux autres symboles.',
  'rule.WS-2.5':
    'Après les deux actions, piochez une tuile s’il en reste ; le tour passe à gauche. Après onze tours chacun, la partie finit, avec quatre tuiles dans chaque main (moins avec un handicap).',
  'rule.WS-2.6':
    'Pendant une action de la tuile, tout ce qu’elle et ses bonus rapportent forme vos actions restantes : une réserve par type d’action, chaque parchemin à part (voir WS-8.2). Vous choisissez librement laquelle utiliser ou quel renfort jouer ; une réserve épuisée, ou dont vous avez laissé le reste, peut encore être renforcée (pentagramme, baguette, parchemin : voir WS-8.3). Les bonus des bonus s’y ajoutent ; les cases de la baguette s’ouvrent l’une après l’autre (voir WS-7.3). C’est fini quand il ne reste rien ou quand vous vous arrêtez ; vient alors la seconde action de la tuile.',
  'rule.WS-3.1':
    'Chaque action Énergie pose un marqueur d’énergie sur une case libre d’un portail. Le premier portail part de votre tour, les suivants de votre tour ou d’un lieu qui lui est relié par vos portails achevés. Les portails des autres ne comptent pas pour construire. Peu importe quelle case du portail est remplie en premier.',
  'rule.WS-3.2':
    'Un portail commencé doit être achevé avant d’en commencer un autre, même aux tours suivants. Un portail qui contient votre énergie est fermé aux autres.',
  'rule.WS-3.3': 'Achever un portail de 1, 2 ou 3 cases rapporte 1, 3 ou 6 points. Sans énergie en réserve, l’action est sautée.',
  'rule.WS-4.1':
    'Une action Sorcière peut préparer une sorcière : prenez-la dans la réserve et couchez-la près de votre tour. Autant de sorcières que vous voulez peuvent y attendre.',
  'rule.WS-4.2':
    'Ou déplacez une sorcière en attente de votre tour, par des portails achevés, vers un lieu et occupez-le. Chaque suite ininterrompue de vos portails coûte 1, quelle que soit sa longueur ; chaque portail d’autrui coûte 1. Il faut tout le coût d’un coup : une sorcière ne s’arrête jamais en route.',
  'rule.WS-4.3':
    'Exemple : préparer (1), aller par vos portails à la Pierre (1), puis par un portail rouge à la tour rouge (1) : trois actions sorcière.',
  'rule.WS-4.4':
    'Chacun a au plus une sorcière par lieu, et sa tour est tenue par la grande sorcière, mais on peut traverser. Une sorcière qui a occupé un lieu y reste pour de bon.',
  'rule.WS-4.5':
    'Occuper un lieu rapporte 2 points. Si le jeton y est encore, prenez-le : un jeton d’action donne une action bonus de ce type, à utiliser avant la fin de l’action en cours ; un jeton de points rapporte aussitôt ses 3 points. Vous gardez le jeton : il vaudra 2 points à la fin.',
  'rule.WS-4.6':
    'La Pierre n’a pas de jeton. Prenez la place libre au nombre le plus élevé et marquez ce nombre de points en plus des 2. Exemple : la deuxième sorcière arrivée rapporte 2 + 3 points.',
  'rule.WS-5.1':
    'Avancez la chouette d’autant de cases que l’action est forte. Prenez ensuite les récompenses des cases franchies ou atteintes, dans l’ordre. La piste est un anneau.',
  'rule.WS-5.2': 'Sur une case chouette, prenez la tuile du dessus de cette pile ; s’il n’en reste pas, marquez 2 aussitôt.',
  'rule.WS-5.3':
    'Sur une case bleue, prenez l’hexagone spécial voisin ; un nouveau est révélé aussitôt. Soit vous faites une de ses deux actions avec la force 2 et le rangez derrière votre paravent, soit vous le posez sur une case libre du chaudron, où ses deux symboles comptent désormais ; le poser ne lance aucune action. Exemple : un hexagone énergie et sorcière donne Énergie ×2 ou Sorcière ×2. S’il n’en reste pas près de la case, faites une action au choix de force 2. Un hexagone que vous n’utilisez pas va derrière votre paravent.',
  'rule.WS-6.1':
    'Une action Cristal déplace un cristal d’un pas vers une case voisine ou, depuis une case de sortie, par-dessus le bord. Plusieurs actions peuvent se répartir entre plusieurs cristaux. Exemple : une action suffit pour passer le bord, ou pour aller sur une case voisine libre.',
  'rule.WS-6.2':
    'Un trajet de plusieurs pas peut traverser cases couvertes, symboles et cristaux, mais doit finir sur une case libre ou au bord. On ne va donc sur une case occupée que s’il reste assez d’actions Cristal pour en repartir, et il faut le faire avant toute autre chose.',
  'rule.WS-6.3':
    'Un cristal sur le bord est rangé : sur l’étagère de l’action de cette sortie, pour deux actions bonus de ce type, ou sur l’étagère du bas, pour un des jetons visibles de la table. Il doit être rangé avant la fin de l’action en cours et avant d’ouvrir la case suivante de la baguette.',
  'rule.WS-6.4':
    'Exemple : trois actions cristal. La première fait sortir un cristal par la sortie cristal, pour deux de plus : il en reste quatre, assez pour mener le cristal noir par trois cases couvertes et le bord.',
  'rule.WS-6.5':
    'Le cristal noir ajoute 2 : quatre actions sur une étagère ; en bas, l’action du jeton a la force 3, ou ses points gagnent 2 (exemple : 3 deviennent 5). Il ne compte ni pour les cases d’argent ni pour les prophéties.',
  'rule.WS-6.6':
    'À 2, 3, 4 joueurs, une étagère tient 4, 5, 6 cristaux et celle du bas 4, 5, 5. Étagère pleine : celle du bas à la place. Pleine aussi : le cristal va derrière le paravent, sans bonus ni perte.',
  'rule.WS-6.7': 'On peut d’abord mener plusieurs cristaux au bord, puis les ranger dans l’ordre voulu.',
  'rule.WS-6.8':
    'À tout moment de votre tour, vous pouvez retirer un cristal, même le noir, de votre chaudron et le placer derrière votre paravent. Le premier coûte 1 point, le deuxième 2, le troisième 3 et ainsi de suite sur toute la partie. Le score peut passer sous 0.',
  'rule.WS-7.1':
    'Avancez la chouette de la force de l’action, puis prenez les effets des cases franchies ou atteintes, dans l’ordre de la piste. À la dernière case, l’action est sautée.',
  'rule.WS-7.2':
    'Une case bonus donne l’action qu’elle montre. Elle est doublée si la chouette, après tout le trajet et les pas gagnés depuis, est devant toutes les autres ou à égalité avec la première. Exemple : à égalité, on mène aussi.',
  'rule.WS-7.3':
    'Le bonus d’une case doit être utilisé avant d’ouvrir la suivante, sinon il est perdu ; vos autres actions restantes peuvent servir entre-temps. Les pas de baguette gagnés en route ajoutent des cases à ouvrir. Seules les actions de la case elle-même se perdent : ce qu’elles ont rapporté (hexagones, bonus d’étagère) reste, ainsi que les renforts joués dessus.',
  'rule.WS-7.4':
    'Une case d’argent rapporte aussitôt 1 point pour chaque élément qu’elle nomme : vos sorcières dans la boule (grande sorcière, en attente, en place), vos portails achevés, vos cristaux de couleur rangés, vos parchemins, vos jetons, vos hexagones spéciaux (posés, derrière le paravent ou encore en attente). Elle compte comme utilisée même si elle vaut 0.',
  'rule.WS-7.5':
    'Exemple : quatre cases mènent à égalité avec la première. D’abord 5 points pour la grande sorcière, 2 en attente et 2 en place, puis sorcière ×2 doublé à 4. Une case de moins : seulement 2.',
  'rule.WS-8.1':
    'Il y a deux sortes de parchemins : les renforts rendent une action plus forte, les prophéties rapportent des points à la fin. Prenez un parchemin parmi les premières places de la rangée, autant que l’action est forte. Exemple : force 3, un des trois premiers. La rangée se resserre, un nouveau vient de la pile. Pile vide : la rangée diminue ; plus aucun : action sautée.',
  'rule.WS-8.2':
    'Les bonus de parchemin ne s’ajoutent jamais : chacun est un parchemin avec sa propre portée. Tuile : sa force ; jeton : 1 (cristal noir 3) ; étagère ou hexagone : 2 (noir 4) ; baguette : 3, ou 6 pour qui mène. Un renfort allonge une portée. Si plusieurs portées attendent, un parchemin pris utilise la plus courte qui l’atteint.',
  'rule.WS-8.3':
    'Un renfort se joue pendant une action de son type, d’où qu’elle vienne, et ajoute 2 ; le renfort « Toute action » ajoute 1 à n’importe laquelle. On peut en jouer plusieurs ; ils vont ensuite derrière le paravent. Pentagramme et baguette : après le déplacement, avant la première récompense (ouvrir une case en attente en est une) ; parchemin : avant de le prendre. Exemples : baguette 3 et un renfort de baguette font deux cases de plus. Renfort de cristal et « Toute action +1 » : +3.',
  'rule.WS-8.4':
    'Un renfort non joué rapporte 2 points à la fin. Une prophétie rapporte 1, 3, 5 ou 7 points pour 0, 1, 2 ou 3 niveaux atteints.',
  'rule.WS-8.5':
    'Les parchemins pris sont visibles. En option pour toute la table, nombre et genres des parchemins non joués sont cachés aux autres.',
  'rule.WS-9.1':
    'Chaînes : la plus longue chaîne du symbole dans votre chaudron compte 4, 5, ou au moins 6 symboles. Exemple : cinq symboles sorcière reliés, les isolés ne comptant pas, rapportent 5 points.',
  'rule.WS-9.2':
    'Lieux occupés : vos sorcières sont sur 1, 2, 3 lieux différents du genre nommé. Si les genres sont en ordre, un niveau ne compte qu’avec tous ceux d’avant.',
  'rule.WS-9.3':
    'Lieux reliés : lieux joints à votre tour par vos portails, les niveaux s’ajoutant en ordre. Exemple : forêt et une autre tour, niveau 1 ; une deuxième autre tour, niveau 2. Le même genre deux fois veut dire deux lieux différents.',
  'rule.WS-9.4':
    'Autres prophéties (niveaux 1, 2, 3) : troisième, deuxième, première place sur la Pierre ; 5, 7, 9 de vos sorcières en jeu, avec la grande sorcière et celles en attente ; 1, 2, 3 sorcières en attente ; 3, 4, 5 cases d’argent ; 2, 3, 4 hexagones spéciaux, posés ou derrière le paravent ; 4, 5, 6 parchemins, joués ou non, celui-ci compris ; 4, 5, 7 jetons ; 3, 4, 5 cristaux de couleur rangés.',
  'rule.WS-9.5': 'Sur les cartes, votre tour est violette et toute autre tour est noire.',
  'rule.WS-10.1':
    'À la fin, ajoutez les tuiles chouettes, 2 points par jeton et les parchemins (voir WS-8.4). Le plus grand total gagne. En cas d’égalité, l’emporte celui qui est le plus loin sur la baguette ; si les deux sont sur la dernière case, celui qui y est arrivé le premier ; sinon la victoire est partagée.',
  'rule.WS-11.1':
    'Handicap, pour chacun séparément : quatre tuiles sont retirées sans être vues. Niveau 3 : trois tuiles en main ; niveau 2 : deux ; niveau 1 : aucune, la tuile du tour est piochée à l’aveugle. Onze tours comme toujours.',
  'rule.WS-12.1':
    'Vous voyez les tuiles de votre main, tout ce qui est sur la table et combien ont les autres (sauf leurs parchemins, s’ils sont cachés). Tuiles chouettes, jetons, renforts joués et cristaux derrière les paravents restent listés pour tous. Les autres mains et l’ordre des piles sont cachés.',
};
