import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'problem.file-too-long': ({ most }) => `Le fichier est trop long : ${most} caractères au plus.`,
  'problem.not-json': ({ found }) => `Ce n’est pas du JSON : « ${found} » n’a rien à faire ici.`,
  'more.cut-short': 'Ce n’est pas du JSON : le fichier s’arrête trop tôt.',
  'problem.too-deep': ({ most }) => `Trop de crochets les uns dans les autres : ${most} au plus.`,
  'problem.repeated-field': 'Ce champ figure deux fois ici.',
  'problem.unknown-field': ({ values }) => `Ce champ n’existe pas ici. Champs connus : ${values}.`,
  'problem.missing-field': ({ name }) => `Le champ « ${name} » manque.`,
  'problem.not-an-object': 'Il faut ici un objet entre { }.',
  'problem.not-a-list': 'Il faut ici une liste entre [ ].',
  'problem.not-a-text': 'Il faut ici un texte entre guillemets.',
  'problem.not-a-whole-number': 'Il faut ici un nombre entier.',
  'problem.out-of-range': ({ least, most }) => `Doit aller de ${least} à ${most} (pour un texte, le nombre de caractères).`,
  'problem.not-one-of': ({ values }) => `Valeurs possibles : ${values}.`,
  'problem.not-an-id': 'Un identifiant compte de 1 à 40 minuscules latines, chiffres et traits d’union.',
  'problem.too-many': ({ found, most }) => `Il y en a trop ici : ${found}. Une nouvelle table en admet ${most} au plus.`,
};
