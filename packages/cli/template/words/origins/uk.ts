import type { OriginCatalogue } from '@coven/words';

/** Where the data comes from. Kinds and fields are those of the provenance. */
export const messages = {
  about: 'Числа від 1 до 40 наші: це гра, з якої починають.',
  note: 'Усі числа вигадано для цієї гри.',
  'kind.number': 'Числа',
  'field.face': 'число',
} satisfies OriginCatalogue;
