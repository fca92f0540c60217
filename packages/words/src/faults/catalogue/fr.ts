import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'fault.seats-out-of-range': ({ game, seats, least, most }) => `${game} se joue de ${least} à ${most}, pas à ${seats}.`,
  'fault.unknown-option': ({ option, known }) => `L’option « ${option} » n’existe pas ; il y a : ${known}.`,
  'fault.bad-option-value': ({ option, value, values }) =>
    `L’option « ${option} » ne peut pas valoir « ${value} » ; choisissez parmi : ${values}.`,
  'fault.bad-option-count': ({ option, seats }) => `L’option « ${option} » demande une valeur par joueur, ${seats} en tout.`,
  'fault.bad-file': ({ option, line, field, problem }) =>
    `Le fichier de l’option « ${option} » a une erreur ligne ${line}, ${field} : ${problem}`,

  'fault.record-too-large': ({ most }) => `Trop long pour être une partie enregistrée (plus de ${most} caractères).`,
  'fault.record-not-json': 'Ce n’est pas une partie enregistrée : ce n’est pas du JSON, ou le fichier est tronqué.',
  'fault.record-wrong-format': ({ format }) => `Ce n’est pas une partie enregistrée au format ${format}.`,
  'fault.record-bad-field': ({ field }) => `Le champ « ${field} » manque ou est mal formé.`,
  'fault.record-unknown-game': ({ game }) => `Cette partie est d’un jeu inconnu ici : « ${game} ».`,
  'fault.record-unknown-version': ({ version, known }) =>
    `La partie suit la version ${version} des règles ; ici, on connaît les versions jusqu’à ${known}.`,
  'fault.record-bad-options': ({ problem }) => `Les options de la partie ne conviennent pas au jeu (${problem}).`,
  'fault.record-needs-file': ({ option, hash }) =>
    `La partie a été jouée avec son propre fichier : donnez-le par --option ${option}=FILE (${hash}).`,
  'fault.record-wrong-commitment': 'Le secret ne correspond pas au sceau : ce n’est pas celui qui a été scellé avant la partie.',
  'fault.record-wrong-draw': ({ entry, text }) => `Ligne ${entry}, ${text} : la graine scellée tire autre chose à cet endroit.`,
  'fault.record-illegal-move': ({ entry, text, why, rule }) => `Ligne ${entry}, ${text} : coup interdit (${rule}). ${why}`,
  'fault.record-wrong-head': 'La tête de la chaîne ne correspond pas aux coups : une ligne a été changée, ajoutée ou retirée.',
  'fault.record-wrong-result': 'Le résultat ne découle pas des coups.',
  'fault.record-unknown-field': ({ field }) => `La partie a un champ « ${field} » que son format ne connaît pas.`,
  'fault.record-repeated-field': ({ field }) => `Le champ « ${field} » apparaît deux fois.`,
  'fault.record-wrong-nonce': ({ seat }) =>
    `Les octets aléatoires de la place ${seat} ne sont pas ceux que son navigateur avait promis avant la donne.`,
  'fault.record-wrong-name': ({ name }) => `Le nom « ${name} » n’était pas à cette table.`,
  'fault.record-wrong-deals': 'Les essais de donne ne vont pas ensemble.',
  'fault.record-wrong-entry': ({ entry, text }) => `Ligne ${entry}, ${text} : elle n’a rien à faire là.`,
  'fault.record-cut-short': 'La fin des coups manque : la partie enregistrée est tronquée.',
  'fault.record-wrong-signature': 'La signature ne va pas avec la partie enregistrée.',
  'fault.record-wrong-key': 'La partie enregistrée ne porte pas la signature de cette clé.',
  'fault.record-self-signed': 'La partie a été signée par le programme qui l’a écrite, pas par un serveur.',

  'problem.seats-out-of-range': 'nombre de joueurs',
  'problem.unknown-option': 'option inconnue',
  'problem.bad-option-value': 'valeur inconnue',
  'problem.bad-option-count': 'une valeur par joueur',
  'problem.bad-file': 'fichier de données erroné',
  'problem.file-too-expensive': 'fichier de données trop lourd',
};
