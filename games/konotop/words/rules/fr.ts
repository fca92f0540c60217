import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'rule.KW-1.1': 'Mélangez les 12 occupants. Quatre sont posés en rangée, face visible ; le reste forme la pioche des occupants.',
  'rule.KW-1.2': 'Mélangez les 54 cartes Sorcière. Chacun en reçoit cinq et les garde secrètes ; le reste forme la pioche Sorcière.',
  'rule.KW-1.3':
    'Chaque joueur a l’une des cinq couleurs. Chaque occupant a un côté de chaque couleur, et vos cartes se posent du côté de la vôtre. (Le livret nomme le bleu, le blanc, le rouge et le vert ; nous avons ajouté le violet.) Exemple : le joueur bleu pose ses cartes du côté bleu. Le sort désigne qui commence ; on joue dans le sens des aiguilles d’une montre.',
  'rule.KW-2.1': 'Un tour a trois étapes, toujours dans cet ordre et sans retour : jouer, contrôler, piocher.',
  'rule.KW-2.2':
    'Jouer : vous devez poser une carte de votre main sur l’un des occupants visibles. Si votre main est vide, vous sautez cette étape.',
  'rule.KW-2.3':
    'D’autres cartes dans le même tour ne viennent que d’effets. Une carte jouée par un effet peut utiliser le sien à son tour.',
  'rule.KW-2.4': 'Les renforts agissent toujours. Tout autre effet est facultatif, et l’on décide dès que la carte est posée.',
  'rule.KW-2.5':
    'Un effet dont la condition n’est pas remplie, ou qui n’a pas de cible, ne fait rien ; la condition se vérifie une fois la carte posée. Tant que votre main n’est pas vide, un effet qui permet de jouer une carte de plus est toujours proposé quand sa condition est remplie, même si vous ne pouvez que renoncer : le passer sous silence révélerait ce que vous n’avez pas. S’il exige un autre occupant et qu’il n’en reste qu’un, il n’est pas proposé : tout le monde le voit.',
  'rule.KW-3.1': 'Une carte a sa force de base, ou deux ou trois fois cette force tant qu’elle est renforcée.',
  'rule.KW-3.2':
    'Un renfort n’est jamais un choix. À chaque instant, une carte a exactement le renfort que son texte lui donne contre l’occupant où elle se trouve. Si on la déplace, le renfort change, apparaît ou disparaît.',
  'rule.KW-3.3':
    'Le Brouillard forme une série : tant que trois Brouillards ou plus sont sur un même occupant, quel que soit leur propriétaire, la force de chacun est triplée. Si l’un s’en va et qu’il en reste moins de trois, le renfort disparaît.',
  'rule.KW-3.4':
    'Les jetons de renfort ne font que marquer ce qui compte davantage. La boîte en a six de chaque ; ce n’est pas une limite.',
  'rule.KW-3.5':
    'Exemple : la Scolopendre a une force de 3 ; contre Bandos, elle vaut 9. Exemple : un troisième Brouillard est posé sur Bandos, où l’un des deux autres appartient à un deuxième joueur. Chaque 2 devient 6 : ces deux joueurs ont 12 et 6. Avec les 9 d’un troisième joueur, cela fait 27 alors que 20 suffisent : Bandos est détruit. Le joueur qui a 12 marque 4 points, celui qui a 9 en marque 3 et celui qui a 6 en marque 2.',
  'rule.KW-4.1':
    'Jouer encore : posez une carte de plus de votre main là où l’effet le dit (sur le même occupant, sur un autre ou sur n’importe lequel). Si l’effet limite la force, c’est la force de base de la carte qui compte.',
  'rule.KW-4.2': 'Détruire : défaussez une carte d’un autre joueur posée sur cet occupant.',
  'rule.KW-4.3':
    'Déplacer : déplacez une carte comme le dit le texte, toujours vers un autre occupant. Elle garde son propriétaire et son côté ; renfort mis à part, son propre effet n’agit pas de nouveau. Un effet ne déplace ni ne détruit jamais la carte qui le porte.',
  'rule.KW-4.4':
    'Exemple : Conduite imprudente (4) est posée sur Kartavyï. Son effet joue Guirlandes dans l’arbre (3), dont l’effet joue Vélo rouge (2), dont l’effet détruit la Note de service renforcée d’un autre. Le joueur y a une force de 9 et pioche trois cartes à la fin ; aucun occupant n’est détruit. (Le livret donne le 2 et le total de 9 ; le 4 et le 3 sont de notre choix.)',
  'rule.KW-5.1':
    'Contrôler : quand vous avez fini de jouer, regardez tous les occupants visibles. Tout occupant sur lequel la force totale, tous joueurs confondus, atteint son nombre est détruit. Plusieurs peuvent l’être dans un même tour. On ne joue aucune carte à cette étape.',
  'rule.KW-5.2':
    'Les joueurs qui ont des cartes sur cet occupant sont classés selon leur force. La première, la deuxième et la troisième place reçoivent ses trois récompenses. Un joueur sans force ne reçoit rien.',
  'rule.KW-5.3':
    'Les ex æquo reçoivent tous la récompense de la place qu’ils partagent, et la force inférieure suivante prend la place suivante : deux premiers sont suivis d’un deuxième. La table peut en convenir autrement : la place après une égalité est alors sautée.',
  'rule.KW-5.4':
    'Exemple : votre troisième Brouillard porte votre force à 18. Avec 9 et 5 de deux autres joueurs, cela fait 32 alors que 22 suffisent : Kartavyï (3, 3, 0) est détruit, et les trois joueurs marquent 3, 3 et 0.',
  'rule.KW-5.5':
    'L’occupant et toutes ses cartes sont défaussés, et un nouvel occupant prend aussitôt sa place, tant qu’il y en a. Si plusieurs sont détruits, on les règle de gauche à droite.',
  'rule.KW-6.1':
    'Complétez votre main à cinq cartes. Si la pioche est vide au moment de piocher, et seulement alors, mélangez les cartes Sorcière défaussées (celles de ce tour comprises) pour en former une nouvelle. Si cela ne suffit pas, piochez ce qui reste.',
  'rule.KW-6.2': 'La partie se termine aussitôt que les 12 occupants sont détruits : au contrôle, sans pioche ensuite.',
  'rule.KW-6.3':
    'Le joueur qui a le plus de points gagne. À égalité, c’est celui qui joue le plus tard dans l’ordre du tour, compté depuis le premier joueur.',
  'rule.KW-6.4':
    'Si plus personne n’a de carte et qu’on ne peut plus piocher, la partie se termine avec les scores du moment. Cela ne peut pas arriver : avec tout fichier que KW-8.1 accepte, un occupant est détruit avant que toutes les cartes soient sur la table.',
  'rule.KW-7.1':
    'Vous voyez votre main, tout ce qui est sur la table, les scores, la défausse et le nombre de cartes des pioches et des mains. Vous ne voyez ni l’ordre des pioches ni les autres mains.',
  'rule.KW-8.1':
    'Vous pouvez jouer avec vos propres cartes : ouvrez une table avec un autre fichier. Il doit contenir 12 occupants et 54 cartes Sorcière de force 1 ou plus, des renforts ×2 ou ×3 et uniquement les effets ci-dessus. Les forces de base, toutes ensemble, doivent dépasser la somme des quatre plus grands nombres des occupants, chacun moins un, pour qu’un occupant soit détruit avant que toutes les cartes soient sur la table. Le fichier est vérifié au chargement : quantités, identifiants, occupants inconnus, effets impossibles, nombres au-delà des limites, cartes avec lesquelles une partie pourrait ne jamais finir. En cas d’erreur, la ligne et la raison sont indiquées.',
};
