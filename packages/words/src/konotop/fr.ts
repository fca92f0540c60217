import { plural, type Same } from '../catalogue.ts';
import type { messages as en } from './en.ts';

const CARDS = { one: 'carte', other: 'cartes' };
const POINTS = { one: 'point', other: 'points' };

export const messages: Same<typeof en> = {
  name: 'La Sorcière de Konotop',
  tagline: 'Posez vos sorts autour des occupants : quand l’un d’eux tombe, la vengeance va d’abord à qui a frappé le plus fort.',

  'ask.play': 'À vous : jouez une carte sur un occupant',
  'ask.play-another': ({ card, where }) => `« ${card} » : une carte de plus ${where} ?`,
  'more.play-limited': ({ card, where, most }) => `« ${card} » : une carte de plus, de force ${most} au plus, ${where} ?`,
  'ask.destroy': ({ card }) => `« ${card} » : détruire ici une carte d’un autre joueur ?`,
  'ask.move': ({ card, what }) => `« ${card} » : déplacer ${what} vers un autre occupant ?`,
  'more.where.same-occupant': 'sur le même occupant',
  'more.where.other-occupant': 'sur un autre occupant',
  'more.where.any': 'sur l’occupant de votre choix',
  'more.what.own.any': 'une autre de vos cartes',
  'more.what.own.same-occupant': 'une autre de vos cartes d’ici',
  'more.what.other.any': 'une carte d’un autre joueur',
  'more.what.other.same-occupant': 'une carte d’un autre joueur d’ici',

  'move.play': ({ card, on }) => `Jouer « ${card} », cible : ${on}`,
  'move.destroy': ({ card, who, on }) => `Détruire « ${card} », à qui : ${who}, où : ${on}`,
  'move.move': ({ card, who, from, to }) => `Déplacer « ${card} », à qui : ${who}, de : ${from}, vers : ${to}`,
  'move.decline': 'Renoncer',
  'move.draw': ({ card }) => `Piocher « ${card} »`,
  'move.reveal': ({ occupant }) => `Dévoiler un occupant : ${occupant}`,
  'move.first': ({ who }) => `${who} commence`,

  'event.revealed': ({ occupant }) => `Un nouvel occupant apparaît : ${occupant}.`,
  'event.dealt': ({ who, card }) => `${who} reçoit « ${card} ».`,
  'event.began': ({ who }) => `${who} commence.`,
  'event.skipped': ({ who }) => `${who} n’a pas de carte à jouer.`,
  'event.played': ({ who, card, on }) => `${who} joue « ${card} » (${on}).`,
  'more.played-boosted': ({ who, card, on, times }) => `${who} joue « ${card} » (${on}), renfort ×${times}.`,
  'event.declined': ({ who, card }) => `${who} n’utilise pas l’effet de « ${card} ».`,
  'event.destroyed': ({ who, card, whose, on }) => `${who} détruit « ${card} » (à qui : ${whose}, où : ${on}).`,
  'event.moved': ({ who, card, whose, from, to }) => `${who} déplace « ${card} » (à qui : ${whose}), de : ${from}, vers : ${to}.`,
  'more.moved-boosted': ({ who, card, whose, from, to, times }) =>
    `${who} déplace « ${card} » (à qui : ${whose}), de : ${from}, vers : ${to} ; renfort ×${times} désormais.`,
  'event.set-made': ({ card, on, times }) => `La série est complète (${on}) : chaque « ${card} » compte ×${times}.`,
  'event.set-broken': ({ card, on }) => `La série est rompue (${on}) : chaque « ${card} » ne compte plus qu’une fois.`,
  'event.fell': ({ occupant, strength, awards }) => `Occupant détruit : ${occupant}, force ${strength}. ${awards}.`,
  'more.award': ({ who, strength, points }) => `${who}, force ${strength} : ${points} ${plural('fr', points, POINTS)}`,
  'event.reshuffled': ({ count }) =>
    `La pioche est vide : ${count} ${plural('fr', count, { one: 'carte défaussée forme', other: 'cartes défaussées forment' })} la nouvelle.`,
  'event.drew': ({ who, card }) => `${who} pioche « ${card} ».`,
  'event.ended': 'Le dernier occupant est tombé : la partie est terminée.',
  'more.ended-no-cards': 'Plus personne n’a de carte et il n’y en a plus à piocher : la partie est terminée.',

  'refusal.game-over': 'La partie est terminée.',
  'refusal.not-a-choice': 'Cela, c’est au hasard d’en décider.',
  'refusal.not-your-turn': 'Ce n’est pas à vous de jouer.',
  'refusal.must-play': 'Vous devez jouer une carte : on ne peut renoncer qu’à un effet.',
  'refusal.not-in-hand': ({ card }) => `« ${card} » n’est pas dans votre main.`,
  'refusal.not-face-up': ({ occupant }) => `Cet occupant n’est pas sur la table : ${occupant}.`,
  'refusal.effect-first': ({ card }) => `Décidez d’abord de l’effet de « ${card} ».`,
  'refusal.only-same-occupant': ({ occupant }) => `L’effet n’agit que là où se trouve sa carte : ${occupant}.`,
  'refusal.only-other-occupant': ({ occupant }) => `L’effet demande un autre occupant que celui-ci : ${occupant}.`,
  'refusal.too-strong': ({ card, most }) => `« ${card} » est trop forte : l’effet permet une force imprimée de ${most} au plus.`,
  'refusal.no-such-effect': 'Aucun effet en attente ne permet cela.',
  'refusal.own-card': 'L’effet vise les cartes des autres, pas les vôtres.',
  'refusal.others-card': 'L’effet vise vos propres cartes, pas celles des autres.',
  'refusal.not-on-this-occupant': ({ card, occupant }) => `Ce joueur n’a pas « ${card} » ici (${occupant}).`,
  'refusal.not-there': ({ card, occupant }) => `Rien à déplacer : ce joueur n’a pas « ${card} » à cet endroit (${occupant}).`,
  'refusal.the-card-itself': ({ card }) => `L’effet de « ${card} » ne peut pas déplacer la carte elle-même.`,
  'refusal.same-occupant': 'On déplace une carte vers un autre occupant, pas vers le même.',

  'option.ties': 'Après une égalité',
  'value.ties.next': 'le joueur suivant prend la place suivante',
  'value.ties.skip': 'la place suivante est sautée',
  'option.cards': 'Cartes',
  'value.cards.ours': 'celles de ce jeu',
  'value.cards.own': 'votre propre fichier de cartes',

  'part.first': 'premières places',
  'part.second': 'deuxièmes places',
  'part.third': 'troisièmes places',

  'problem.wrong-count': ({ found, wanted }) => `Il en faut ${wanted}, et non ${found}.`,
  'problem.repeated-id': ({ id }) => `L’identifiant « ${id} » est déjà pris.`,
  'problem.reserved-id': ({ id }) => `L’identifiant « ${id} » a un autre sens ici : choisissez-en un autre.`,
  'problem.unknown-occupant': ({ occupant }) => `Il n’y a pas d’occupant « ${occupant} » dans ce fichier.`,
  'problem.empty-boost': 'Un renfort doit nommer au moins un occupant.',
  'problem.set-too-large': ({ wanted, copies }) =>
    `Une série de ${wanted} ne peut jamais se former : la carte n’a que ${copies} exemplaires.`,
  'problem.nothing-to-play': ({ most, weakest }) => `Aucune carte n’a une force de ${most} au plus : la plus faible a ${weakest}.`,
  'problem.too-weak': ({ strength, room }) =>
    `La somme des forces imprimées est ${strength}. Elle doit dépasser ${room}, sinon toutes les cartes pourraient être sur la table sans que rien ne tombe.`,

  'piece.occupant.bandos': 'Bandos',
  'piece.occupant.kartavyi': 'Kartavyï',
  'piece.occupant.serzhant': 'le Sergent',
  'piece.occupant.vodii': 'le Chauffeur',
  'piece.occupant.snaiper': 'le Tireur embusqué',
  'piece.occupant.maroder': 'le Maraudeur',
  'piece.occupant.kombat': 'le Commandant',
  'piece.occupant.novobranets': 'la Recrue',
  'piece.occupant.radyst': 'le Radio',
  'piece.occupant.mekhanik': 'le Mécanicien',
  'piece.occupant.naimanets': 'le Mercenaire',
  'piece.occupant.rozvidnyk': 'l’Éclaireur',
  'piece.card.tuman': 'Brouillard',
  'piece.card.skolopendra': 'Scolopendre',
  'piece.card.vnutrishnia-zapyska': 'Note de service',
  'piece.card.neoberezhne-vodinnia': 'Conduite imprudente',
  'piece.card.hirliandy-na-derevi': 'Guirlandes dans l’arbre',
  'piece.card.chervonyi-velosyped': 'Vélo rouge',
  'piece.card.nichnyi-perelit': 'Vol de nuit',
  'piece.card.bludnyi-vohon': 'Feu follet',
  'piece.card.shepit': 'Murmure',
  'piece.card.hniv-zemli': 'Colère de la terre',
  'piece.card.misiats-svidok': 'Lune témoin',
  'piece.card.zirvani-halma': 'Freins coupés',
  'piece.card.chornyi-kit': 'Chat noir',
  'piece.card.slipyi-pryzil': 'Lunette aveugle',
  'piece.card.prokliate-zoloto': 'Or maudit',
  'piece.card.zlamanyi-kompas': 'Boussole brisée',
  'piece.card.mertva-tysha': 'Silence de mort',
  'piece.card.irzha': 'Rouille',
  'piece.card.lysty-z-domu': 'Lettres du pays',
  'piece.card.zrada-pobratymiv': 'Trahi par les siens',
  'piece.card.chervone-oko': 'Œil rouge',
  'piece.colour.white': 'blanc',
  'piece.colour.red': 'rouge',
  'piece.colour.green': 'vert',
  'piece.colour.blue': 'bleu',
  'piece.colour.violet': 'violet',

  'table.effect.none': 'Sans effet.',
  'table.effect.boost': ({ against }) => `Renfort : ${against}.`,
  'table.effect.against': ({ times, occupant }) => `${occupant} ×${times}`,
  'table.effect.set': ({ number, times }) => `À partir de ${number} sur un même occupant, à qui qu’elles soient, chacune compte ×${times}.`,
  'table.effect.play': ({ where }) => `Vous pouvez jouer une carte de plus ${where}.`,
  'table.effect.play-limited': ({ where, most }) => `Vous pouvez jouer une carte de plus, de force ${most} au plus, ${where}.`,
  'table.effect.play-first': ({ where }) => `Si c’est votre première carte là, vous pouvez jouer une carte de plus ${where}.`,
  'table.effect.play-first-limited': ({ where, most }) =>
    `Si c’est votre première carte là, vous pouvez jouer une carte de plus, de force ${most} au plus, ${where}.`,
  'table.effect.destroy': 'Vous pouvez détruire une carte d’un autre joueur sur cet occupant.',
  'table.effect.move': ({ what }) => `Vous pouvez déplacer ${what} vers un autre occupant.`,

  'table.threshold': ({ strength, threshold }) => `force ${strength} sur ${threshold}`,
  'table.missing': ({ missing }) => `encore ${missing} avant la chute`,
  'table.falls': 'tombe au contrôle de ce tour',
  'table.rewards': ({ rewards }) => `récompenses ${rewards}`,
  'table.fell-now': ({ awards }) => `s’il tombait maintenant : ${awards}`,
  'table.bare': 'pas encore de carte',
  'table.gap': 'plus personne à venir',
  'table.deck': ({ count }) => `Pioche : ${count} ${plural('fr', count, CARDS)}`,
  'table.discard': ({ count }) => `Défausse : ${count} ${plural('fr', count, CARDS)}`,
  'table.occupants-left': ({ count }) => `Encore ${count} ${plural('fr', count, { one: 'occupant', other: 'occupants' })} à venir`,
  'table.hand-size': ({ count }) => `${count} ${plural('fr', count, CARDS)} en main`,
  'table.score': ({ count }) => `${count} ${plural('fr', count, POINTS)}`,
  'table.hand': 'Votre main',
  'table.card': ({ card, strength, effect }) => `${card}, force ${strength}. ${effect}`,
  'table.counts': ({ strength }) => `compte ${strength}`,
  'table.brings-down': ({ occupants, points }) => `fait tomber : ${occupants} ; pour vous ${points} ${plural('fr', points, POINTS)}`,
  'table.then': 'puis son effet',

  'table.source.printed': 'imprimé dans les règles',
  'table.source.partly': 'imprimé en partie, le reste reconstitué',
  'table.source.reconstructed': 'reconstitué',
  'table.field.threshold': 'force pour le détruire',
  'table.field.rewards': 'récompenses',
  'table.field.strength': 'force',
  'table.field.copies': 'exemplaires',
  'table.field.effect': 'effet',
  'table.provenance':
    'Les règles n’impriment pas de liste des cartes. Ce que disent leurs pages et leurs exemples est marqué comme imprimé ; le reste est complété pour retrouver les nombres de la boîte. Qui possède la boîte peut saisir les vraies cartes et jouer avec.',

  'rule.KW-1.1': 'Mélangez les 12 occupants. Quatre sont posés en rangée, face visible ; le reste forme la pioche des occupants.',
  'rule.KW-1.2': 'Mélangez les 54 cartes Sorcière. Chacun en reçoit cinq et les garde secrètes ; le reste forme la pioche Sorcière.',
  'rule.KW-1.3':
    'Chaque joueur a l’une des cinq couleurs. Chaque occupant a un côté de chaque couleur, et vos cartes se posent du côté de la vôtre. (Les règles nomment le bleu, le blanc, le rouge et le vert ; le violet est de nous.) Exemple : le joueur bleu pose ses cartes du côté bleu. Le sort désigne qui commence ; on joue dans le sens des aiguilles d’une montre.',
  'rule.KW-2.1': 'Un tour a trois étapes, toujours dans cet ordre et sans retour : jouer, contrôler, piocher.',
  'rule.KW-2.2':
    'Jouer : vous devez poser une carte de votre main sur l’un des occupants visibles. Si votre main est vide, vous sautez cette étape.',
  'rule.KW-2.3':
    'D’autres cartes dans le même tour ne viennent que d’effets. Une carte jouée par un effet peut utiliser le sien à son tour.',
  'rule.KW-2.4': 'Les renforts agissent toujours. Tout autre effet est facultatif, et l’on décide dès que la carte est posée.',
  'rule.KW-2.5':
    'Un effet sans sa condition ou sans cible ne fait rien ; la condition se regarde une fois la carte posée. Tant que votre main n’est pas vide, un effet qui permet de jouer une carte de plus est toujours proposé quand sa condition est remplie, même s’il ne reste qu’à renoncer : le passer sous silence dirait aux autres ce que vous n’avez pas.',
  'rule.KW-3.1': 'Une carte compte sa force imprimée, ou deux ou trois fois plus tant qu’elle est renforcée.',
  'rule.KW-3.2':
    'Un renfort n’est jamais un choix. À chaque instant, une carte a exactement le renfort que son texte lui donne contre l’occupant où elle se trouve. Si on la déplace, le renfort change, apparaît ou disparaît.',
  'rule.KW-3.3':
    'Le Brouillard forme une série : tant que trois Brouillards ou plus sont sur un même occupant, à qui qu’ils soient, chacun compte trois fois. Si l’un s’en va et qu’il en reste moins de trois, le renfort disparaît.',
  'rule.KW-3.4':
    'Les jetons de renfort ne font que marquer ce qui compte davantage. La boîte en a six de chaque ; ce n’est pas une limite.',
  'rule.KW-3.5':
    'Exemple : la Scolopendre a une force de 3 ; sur Bandos elle compte 9. Exemple : un troisième Brouillard est posé sur Bandos, où l’un des autres est à un deuxième joueur. Chaque 2 devient 6 : les deux ont 12 et 6. Avec les 9 d’un troisième joueur, cela fait 27, au moins 20 : Bandos tombe. Les 12 rapportent 4 points, les 9 en rapportent 3 et les 6 en rapportent 2.',
  'rule.KW-4.1':
    'Jouer encore : posez une carte de plus de votre main là où l’effet le dit (sur le même occupant, sur un autre, où vous voulez) et dans sa limite de force. C’est la force imprimée qui compte pour la limite.',
  'rule.KW-4.2': 'Détruire : défaussez une carte d’un autre joueur posée sur cet occupant.',
  'rule.KW-4.3':
    'Déplacer : poussez une carte comme le dit le texte, toujours vers un autre occupant. Elle garde son propriétaire et son côté ; son propre effet, renfort à part, n’agit pas de nouveau. Un effet ne déplace ni ne détruit jamais la carte qui le porte.',
  'rule.KW-4.4':
    'Exemple : Conduite imprudente (4) est posée sur Kartavyï. Son effet joue Guirlandes dans l’arbre (3), dont l’effet joue Vélo rouge (2), dont l’effet détruit la Note de service renforcée d’un autre. Le joueur a là une force de 9 et pioche trois cartes à la fin ; rien ne tombe. (Les règles fixent le 2 et la somme de 9 ; 4 et 3 sont de nous.)',
  'rule.KW-5.1':
    'Contrôler : quand vous avez fini de jouer, regardez tous les occupants visibles. Chacun de ceux dont la force, tous joueurs ensemble, atteint son nombre est détruit. Plusieurs peuvent tomber dans un même tour. On ne joue aucune carte à cette étape.',
  'rule.KW-5.2':
    'Les joueurs qui ont là des cartes sont classés selon leur force. La première, la deuxième et la troisième place reçoivent les trois récompenses de l’occupant. Qui n’a là aucune force ne reçoit rien.',
  'rule.KW-5.3':
    'Les ex æquo reçoivent tous la récompense de la place qu’ils partagent, et la force inférieure suivante prend la place suivante : deux premiers sont suivis d’un deuxième. La table peut en convenir autrement : la place après une égalité est alors sautée.',
  'rule.KW-5.4':
    'Exemple : un troisième Brouillard à vous fait 18. Avec 9 et 5 de deux autres, cela fait 32, au moins 22 : Kartavyï (3, 3, 0) tombe, et les trois marquent 3, 3 et 0.',
  'rule.KW-5.5':
    'L’occupant et toutes ses cartes sont défaussés, et un nouvel occupant prend aussitôt sa place, tant qu’il y en a. Plusieurs chutes se règlent de gauche à droite.',
  'rule.KW-6.1':
    'Piochez jusqu’à cinq cartes. Seulement quand il faut piocher et que la pioche est vide, les cartes Sorcière défaussées (celles de ce tour aussi) sont mélangées pour en former une nouvelle. Si cela ne suffit pas, piochez ce qu’il y a.',
  'rule.KW-6.2': 'La partie se termine aussitôt que les 12 occupants sont détruits : au contrôle, sans pioche ensuite.',
  'rule.KW-6.3':
    'Le plus de points gagne. À égalité, c’est celui qui joue le plus tard dans l’ordre du tour, compté depuis le premier joueur.',
  'rule.KW-6.4':
    'Si aucune main n’a de carte et qu’on ne peut plus piocher, la partie se termine avec les scores du moment. Seules d’autres cartes que les nôtres y mènent.',
  'rule.KW-7.1':
    'Vous voyez votre main, tout ce qui est sur la table, les scores, la défausse et le nombre de cartes des pioches et des mains. Vous ne voyez ni l’ordre des pioches ni les autres mains.',
  'rule.KW-8.1':
    'Les cartes sont des données. Une table peut s’ouvrir avec un autre fichier de cartes du même format : 12 occupants ; 54 cartes Sorcière de force 1 ou plus ; des renforts de deux ou trois ; pas d’autres effets que ceux ci-dessus ; et assez de force dans l’ensemble des cartes pour que quelque chose tombe avant qu’elles soient toutes sur la table. Le fichier est vérifié au chargement ; un mauvais est refusé avec la ligne et la raison.',
};
