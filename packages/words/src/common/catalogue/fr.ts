import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'refusal.unreadable': 'Ce n’est pas un coup de ce jeu.',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.nothing-to-undo': 'Il n’y a rien à annuler.',
  'refusal.too-many-changes': 'Ce choix a été changé trop souvent : il reste tel quel.',

  'fault.file-too-expensive': ({ option }) =>
    `Le fichier de l’option « ${option} » ne peut pas être joué ici : il demande trop de temps ou de mémoire.`,
  'fault.unknown-version': ({ version, known }) =>
    `Cette table suit la version ${version} des règles ; ici, on connaît les versions jusqu’à ${known}.`,

  'bot.random': 'Aléatoire',
  'bot.random.about': 'joue n’importe quel coup permis',
  'bot.kind': 'Gentil',
  'bot.kind.about': 'laisse souvent passer un meilleur coup',
  'bot.steady': 'Posé',
  'bot.steady.about': 'choisit parfois son deuxième ou troisième meilleur coup',
  'bot.clever': 'Malin',
  'bot.clever.about': 'réfléchit un peu à l’avance',
  'bot.strongest': 'Le plus fort',
  'bot.strongest.about': 'réfléchit aussi loin que possible',

  'witch.1': 'Agathe',
  'witch.2': 'Morgane',
  'witch.3': 'Sibylle',
  'witch.4': 'Ursule',
  'witch.5': 'Ravenne',

  'seat.guest': 'Invité',
  'seat.you': 'vous',
  'seat.number': ({ number }) => `Place ${number}`,

  'mark.ruling': 'notre interprétation',
  'mark.option': 'option de table',

  'word.labelled': ({ label, text }) => `${label} : ${text}`,
  'word.place': ({ place }) => `${place}${place === 1 ? 're' : 'e'} place`,
  'word.points': ({ count }) => `${count} ${plural('fr', count, { one: 'point', other: 'points' })}`,
  'word.winner': ({ who }) => `Victoire : ${who} !`,
  'word.winners': ({ who }) => `Victoire partagée : ${who}.`,
};
