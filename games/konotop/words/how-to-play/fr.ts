import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  goal: 'Marquez le plus de points de vengeance : ils vont à ceux qui ont le plus de force sur l’occupant détruit.',
  setup: 'Quatre des 12 occupants sont visibles en rangée. Chacun tient cinq cartes Sorcière et a un côté de sa couleur à chaque occupant.',
  'turn.1': 'Jouez une carte de votre main sur l’un des quatre occupants ; son effet peut vous en faire jouer d’autres.',
  'turn.2':
    'Contrôle : tout occupant dont la force totale (tous joueurs) atteint son nombre est détruit et rapporte ses trois récompenses aux plus forts.',
  'turn.3': 'Complétez votre main à cinq cartes.',
  end: 'La partie s’arrête quand les 12 occupants sont détruits ; le joueur qui a le plus de points gagne.',
  'group.card': 'Cartes Sorcière',
  'group.occupier': 'Occupants',
  'section.KW-1': 'Mise en place',
  'section.KW-2': 'Un tour : jouer',
  'section.KW-3': 'Force et renforts',
  'section.KW-4': 'Effets',
  'section.KW-5': 'Contrôle',
  'section.KW-6': 'Pioche et fin',
  'section.KW-7': 'Ce que l’on voit',
  'section.KW-8': 'Vos propres cartes',
  'facts.card': ({ strength, copies }) => `Force ${strength}, exemplaires : ${copies}.`,
  'facts.occupier': ({ threshold, rewards }) => `Détruit à la force ${threshold}. Récompenses : ${rewards}.`,
};
