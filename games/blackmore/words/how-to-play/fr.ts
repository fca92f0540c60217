import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  goal: 'Remportez des plis et récoltez de grands numéros : votre score est la somme des numéros des cartes gagnées.',
  setup:
    'Chacun reçoit six cartes. La suivante est retournée : sa couleur est l’atout, et la roue est réglée sur son numéro. À partir de là, la roue dit quel numéro bat lequel.',
  'turn.1': 'À chaque pli, chacun joue une carte de son choix.',
  'turn.2': 'L’atout le plus fort gagne ; sans atout, la plus forte carte de la couleur demandée.',
  'turn.3': 'Le vainqueur peut poser une de ces cartes sur la pile d’atout : elle devient l’atout et fait tourner la roue.',
  'turn.4': 'Il garde le reste et entame le pli suivant ; chacun pioche une carte.',
  end: 'Quand la pioche est vide, on ne pioche plus ; quand toutes les mains sont vides, la plus grande somme gagne.',
  'group.suit': 'Les six couleurs',
  'about.suit': 'Neuf cartes, de 1 à 9. Chacune vaut son numéro pour qui la gagne.',
  'section.BM-1': 'Mise en place',
  'section.BM-2': 'La roue',
  'section.BM-3': 'Un pli',
  'section.BM-4': 'La pioche',
  'section.BM-5': 'Fin et score',
  'section.BM-6': 'Ce que l’on voit',
};
