import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  about: 'La page des règles dit pour chaque carte et chaque valeur : imprimé, connu par la boîte d’après d’autres, ou reconstitué.',
  note: 'Les règles montrent la paillasse et expliquent la plupart des personnages, mais ne donnent pas de liste des cartes. Ce que montrent les cartes vient de deux listes publiées par d’autres ; elles s’accordent sur 55 des 60 potions, et la symétrie du paquet décide pour les cinq autres. Qui possède la boîte peut charger les vraies cartes dans un fichier.',
  'kind.ingredient': 'Paillasse',
  'kind.recipe': 'Potions',
  'kind.character': 'Personnages',
  'field.capacity': 'cases',
  'field.name': 'nom',
  'field.arcana': 'symboles d’arcane',
  'field.inputs': 'Entrées',
  'field.outputs': 'Sorties',
  'field.reversible': 'symbole « ? »',
  'field.initiative': 'initiative',
  'field.copies': 'exemplaires',
  'field.start': 'ingrédients de départ',
  'field.ability': 'capacité ou potion propre',
};
