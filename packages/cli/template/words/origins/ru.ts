import type { OriginCatalogue } from '@coven/words';

/** Where the data comes from. Kinds and fields are those of the provenance. */
export const messages = {
  about: 'Числа от 1 до 40 наши: это игра, с которой начинают.',
  note: 'Все числа придуманы для этой игры.',
  'kind.number': 'Числа',
  'field.face': 'число',
} satisfies OriginCatalogue;
