import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  about: 'Напечатано: все 54 карты. Книга правил называет четыре из шести цветов; оранжевый и фиолетовый наши.',
  note: 'Правила описывают всю колоду: шесть цветов с номиналами от 1 до 9. Названы четыре цвета.',
  'kind.card': 'Карты',
  'kind.suit': 'Цвета',
  'field.face': 'цвет и номинал',
  'field.name': 'название',
};
