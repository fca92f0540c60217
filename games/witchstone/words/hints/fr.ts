import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  tower: 'Votre réseau peut bien grandir à partir de là.',
  tile: 'Aucune autre tuile ne vous promet un meilleur tour.',
  begin: 'Dans cet ordre, les deux actions vous rapportent le plus.',
  stop: 'Rien de ce qui reste ne vaut la peine.',
  strong: ({ count }) =>
    `Ici, ses chaînes comptent ensemble ${count} ${plural('fr', count, { one: 'symbole', other: 'symboles' })} : des actions fortes.`,
  stronger: ({ count }) =>
    `Ici, ses chaînes comptent ensemble ${count} ${plural('fr', count, { one: 'symbole', other: 'symboles' })} : d’autres actions pourront être plus fortes.`,
  discard: 'Il n’y a pas de place pour elle dans votre chaudron.',
  clears: 'Cela fait de la place dans votre chaudron.',
  points: ({ count }) => `Cela rapporte ${count} ${plural('fr', count, { one: 'point', other: 'points' })} tout de suite.`,
  final: ({ count }) => `Cela vaut ${count} ${plural('fr', count, { one: 'point', other: 'points' })} à la fin.`,
  levels: ({ count }) =>
    `${count} ${plural('fr', count, { one: 'niveau de cette prophétie est déjà atteint', other: 'niveaux de cette prophétie sont déjà atteints' })}.`,
  leads: 'Votre chouette serait en tête sur la baguette : les bonus comptent alors double.',
  gains: 'Cela vous donne d’autres actions ce tour-ci.',
  prepares: 'Cela prépare ce qui rapportera le plus ensuite.',
};
