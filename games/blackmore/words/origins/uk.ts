import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  about: 'Надруковане: усі 54 карти. Книжка правил називає чотири з шести кольорів; помаранчевий і фіолетовий наші.',
  note: 'Правила описують усю колоду: шість кольорів із числами від 1 до 9. Названо чотири кольори.',
  'kind.card': 'Карти',
  'kind.suit': 'Кольори',
  'field.face': 'колір і число',
  'field.name': 'назва',
};
