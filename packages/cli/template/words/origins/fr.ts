import type { OriginCatalogue } from '@coven/words';

/** Where the data comes from. Kinds and fields are those of the provenance. */
export const messages = {
  about: 'Les nombres de 1 à 40 sont de nous : c’est un jeu pour commencer.',
  note: 'Tous les nombres sont inventés pour ce jeu.',
  'kind.number': 'Nombres',
  'field.face': 'nombre',
} satisfies OriginCatalogue;
