import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  tower: 'Pour partir d’où le réseau peut bien grandir.',
  begin: 'Pour faire les deux actions dans le meilleur ordre.',
  stop: 'Rien de ce qui reste ne vaut la peine.',
  strong: ({ count }) => `Pour y réunir ${count} ${plural('fr', count, { one: 'symbole', other: 'symboles' })} : des actions fortes.`,
  clears: 'Pour faire de la place dans le chaudron.',
  points: ({ count }) => `Pour marquer ${count} ${plural('fr', count, { one: 'point', other: 'points' })} tout de suite.`,
  final: ({ count }) => `Pour marquer ${count} ${plural('fr', count, { one: 'point', other: 'points' })} de plus à la fin.`,
  levels: ({ count }) =>
    `Pour prendre une prophétie avec déjà ${count} ${plural('fr', count, { one: 'niveau atteint', other: 'niveaux atteints' })}.`,
  leads: 'Pour être en tête sur la baguette : les bonus comptent double.',
  gains: 'Pour avoir plus à faire ce tour.',
  carries: 'Pour rapprocher le cristal du bord.',
  racks: 'Pour ranger le cristal sur une étagère.',
  builds: 'Pour achever bientôt ce portail.',
  readies: 'Pour envoyer ensuite cette sorcière.',
  collects: 'Pour récolter ce qui est sur le chemin.',
  nears: 'Pour rapprocher la chouette des bonus de la baguette.',
};
