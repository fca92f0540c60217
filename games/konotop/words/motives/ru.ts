import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  falls: ({ count }) =>
    `Чтобы уничтожить оккупанта и получить ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'goes-on': 'Чтобы затем применить эффект этой карты.',
  weakens: 'Чтобы отнять силу у другого игрока.',
  clears: 'Чтобы убрать карту, которая там больше ничего не даёт.',
  reach: ({ count }) =>
    `Чтобы получить ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}, когда этого оккупанта уничтожат.`,
  adds: ({ count }) => `Чтобы добавить на столе ${count} ${plural('ru', count, { one: 'единицу', few: 'единицы', many: 'единиц' })} силы.`,
  moves: 'Чтобы выгоднее распределить силы на столе.',
  decline: 'Сейчас этот эффект не поможет.',
};
