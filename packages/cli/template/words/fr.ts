import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  name: 'Le jeu Template Game',
  tagline: 'Approchez-vous de 90 autant que vous l’osez, avec deux nombres que personne d’autre ne connaît.',

  'ask.choose': 'À vous : encore un nombre, ou arrêter ?',

  'move.take': 'Prendre encore un nombre',
  'move.stop': 'Arrêter ici',
  'move.deal': ({ number }) => `Donner ${number}`,

  'event.dealt': ({ who, number }) => `${who} reçoit ${number}.`,
  'event.took': ({ who }) => `${who} demande encore un nombre.`,
  'event.drew': ({ who, number }) => `${who} reçoit ${number}.`,
  'event.stopped': ({ who }) => `${who} s’arrête.`,
  'event.revealed': ({ secrets }) => `Les nombres cachés : ${secrets}.`,

  'refusal.game-over': 'La partie est finie.',
  'refusal.not-a-choice': 'C’est au hasard d’en décider, pas à un joueur.',
  'refusal.not-your-turn': 'Ce n’est pas votre tour.',

  'bot.greedy': 'Glouton',
  'bot.greedy.about': 'prend un nombre de plus tant que la plupart sont sûrs',

  'part.numbers': 'somme des nombres',
  'piece.number': ({ number }) => `nombre ${number}`,

  'table.own': 'Vos nombres cachés',
  'table.sum': ({ sum }) => `${sum} visibles`,
  'table.deck': ({ left }) => `Nombres restants : ${left}`,
  'table.stopped': 's’est arrêté',
  'table.safe': ({ safe, unseen }) => `${safe} nombres sur ${unseen} vous laissent sous la limite`,
};
