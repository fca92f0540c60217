import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'result.title': 'Résultat',
  'result.ended': 'La partie a été arrêtée avant la fin',
  'result.ended-why': 'Il n’y a pas de résultat ; la partie peut tout de même être vérifiée.',
  'result.not-dealt': 'La donne n’a jamais eu lieu',
  'result.not-dealt-why':
    'Trois fois, quelqu’un n’a pas montré son nombre aléatoire. Les trois essais figurent dans la partie enregistrée.',
  'result.left': ({ who }) => `${who} remporte la partie : tous les autres sont partis`,
  'result.left-why': 'La partie n’est pas allée au bout, personne n’a donc de points ; elle peut tout de même être vérifiée.',
  'result.you-win': 'La victoire est à vous',
  'result.place-of': ({ place, seats }) => (place === 1 ? `Première place sur ${seats}` : `Place ${place} sur ${seats}`),
  'result.ahead': ({ points }) => `${points} ${plural('fr', points, { one: 'point', other: 'points' })} d’avance`,
  'result.behind': ({ points }) => `${points} ${plural('fr', points, { one: 'point', other: 'points' })} de retard`,
  'result.parts': 'D’où viennent les points',
  'result.together': 'Total',
  'result.part': ({ part }) => `Les points viennent de : ${part}.`,
  'result.again': 'Rejouer',
  'result.look': 'Regarder la table',
  'verify.needs-file': 'Cette partie a été jouée avec un fichier propre à la table. Ajoutez-le ici pour vérifier la partie.',
  'verify.file': 'Fichier de la table (.json)',
  'verify.title': 'Était-ce honnête ?',
  'verify.how': 'Comment a-t-on vérifié ?',
  'verify.explain':
    'Votre navigateur a rejoué toute la partie selon les règles et l’a comparée au sceau, à son propre nombre aléatoire et au dernier état qu’il a vu.',
  'verify.busy': 'Votre navigateur vérifie la partie…',
  'verify.do': 'Vérifier cette partie',
  'verify.download': 'Télécharger la partie',
  'verify.wrong': 'La vérification a échoué :',
  'verify.sound': 'Tout concorde : c’est bien la partie que vous avez vue, et personne n’a pu manipuler les cartes.',
  'verify.differs': 'La partie enregistrée est valide, mais elle diffère de ce que ce navigateur a vu.',
  'verify.name-removed': 'nom retiré',
  'verify.proof.consistent': 'Cohérente et signée ; il faut savoir d’ailleurs si la clé est bien celle du serveur.',
  'verify.proof.self':
    'Cohérente, mais rien ne prouve que c’est la partie qui a été jouée : le programme qui l’a écrite l’a signée lui-même.',
  'verify.proof.unsigned':
    'Cohérente, mais rien ne prouve que c’est la partie qui a été jouée : cet ancien format ne prouve ni les noms ni qui a joué chaque coup, et ne porte pas de signature.',
  'verify.replayed': ({ moves, draws }) =>
    `Rejoué selon les règles : ${moves} ${plural('fr', moves, { one: 'coup', other: 'coups' })}, ${draws} ${plural('fr', draws, { one: 'tirage', other: 'tirages' })} de la graine scellée.`,
  'verify.commitment.same': 'Le sceau est celui que ce navigateur a vu avant la première carte.',
  'verify.commitment.different': 'Le sceau n’est pas celui que ce navigateur a vu avant la première carte.',
  'verify.commitment.unknown': 'Ce navigateur n’a pas vu le sceau avant la partie.',
  'verify.nonces.same': 'Le nombre aléatoire de ce navigateur en fait partie.',
  'verify.nonces.different': 'Le nombre aléatoire de ce navigateur n’en fait pas partie.',
  'verify.nonces.unknown': 'Ce navigateur n’a ajouté aucun nombre aléatoire : il n’était pas assis à la table.',
  'verify.head.same': 'Le dernier état vu par ce navigateur figure bien dans la partie enregistrée.',
  'verify.head.different': 'Le dernier état vu par ce navigateur ne figure pas dans la partie enregistrée.',
  'verify.head.unknown': 'Ce navigateur n’a gardé aucun état de la partie à comparer.',
  'verify.signature.same': 'L’état gardé par ce navigateur porte la signature du serveur, faite avec la clé montrée au début.',
  'verify.signature.different':
    'La signature de l’état gardé par ce navigateur n’est pas celle du serveur : elle ne va pas avec la clé du début de la partie.',
  'verify.signature.unknown':
    'Aucune signature n’a pu être vérifiée : ce navigateur n’a pas d’état signé de la partie, ou pas de clé du serveur de son début.',
  'record.explain': 'Ouvrez une partie enregistrée pour la vérifier et la feuilleter. Elle ne quitte pas votre navigateur.',
  'record.file': 'Partie enregistrée (.json)',
  'record.viewer': 'Vue par',
  'record.spectator': 'un spectateur',
  'record.back': 'Un pas en arrière',
  'record.next': 'Un pas en avant',
  'record.step': 'Étape de la partie',
};
