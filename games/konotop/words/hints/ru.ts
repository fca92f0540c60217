import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  falls: ({ count }) => `Оккупант уничтожен, и вы получаете ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'goes-on': ({ piece }) => `У карты «${piece}» есть эффект: ваш ход продолжается.`,
  weakens: 'Это отнимает силу у другого игрока.',
  clears: 'Эта ваша карта там больше ничего не даёт.',
  reach: ({ count }) =>
    `Если этого оккупанта уничтожат, вы получите ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  adds: ({ count }) => `Это добавляет вам ${count} ${plural('ru', count, { one: 'единицу', few: 'единицы', many: 'единиц' })} силы.`,
  moves: 'Так силы на столе распределены выгоднее для вас.',
  decline: 'Сейчас этот эффект вам не поможет.',
};
