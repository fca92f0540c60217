import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  goal: 'Produisez tant d’ingrédients que la paillasse de votre voisin de droite déborde : le surplus va dans votre Cercle Démonique.',
  setup:
    'Chacun a une paillasse, un chaudron, un Cercle Démonique, trois jetons Arcane et un personnage qui apporte les premiers ingrédients. Tenez quatre potions en main.',
  'turn.1': 'Choisir et révéler : chacun joue une potion face cachée, puis toutes sont révélées. Elle reste devant vous jusqu’à la fin.',
  'turn.2': 'Arcanes : ses symboles font avancer vos jetons. Chaque nombre pair déclenche l’effet.',
  'turn.3': 'Produire : vos potions changent vos ingrédients en d’autres. Ce qui reste du produit va dans le chaudron.',
  'turn.4': 'Passer les chaudrons : le chaudron passe à droite. Ce qui ne tient pas sur cette paillasse va dans votre Cercle.',
  'turn.5': 'Les mains passent à gauche, et chacun complète à quatre potions.',
  end: 'La partie s’arrête dès qu’un Cercle contient 5 ingrédients ; le plus rempli gagne.',
  'group.recipe': 'Cartes Potion',
  'group.character': 'Personnages',
  'section.WW-1': 'Mise en place',
  'section.WW-2': 'Phase d’Étude',
  'section.WW-3': 'Phase de Concoction : produire les ingrédients',
  'section.WW-4': 'Passer les chaudrons',
  'section.WW-5': 'Vérification de la fin du jeu',
  'section.WW-6': 'Passer les cartes Potion',
  'section.WW-7': 'Personnages',
  'section.WW-8': 'Ce que l’on voit',
  'section.WW-9': 'Les deux éditions',
};
