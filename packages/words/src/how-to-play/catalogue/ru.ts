import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'howto.title': 'Как играть',
  'howto.goal': 'Цель игры',
  'howto.setup': 'Подготовка',
  'howto.turn': 'Как проходит ход',
  'howto.end': 'Конец и подсчёт',
  'howto.reference': 'Все карты и фишки',
  'howto.search': 'Поиск названия или эффекта',
  'howto.clear': 'Очистить поиск',
  'howto.exact': 'Точные правила',
  'howto.rare': 'Редкие случаи и подробности',
  'howto.marked': 'Правила нашими словами. Предложения с пометкой ✦ — наше толкование: книга правил здесь молчит или неясна.',
  'howto.none': ({ text }) => `Здесь нигде нет «${text}».`,
  'howto.found': ({ count }) => `найдено ${count} ${plural('ru', count, { one: 'название', few: 'названия', many: 'названий' })}`,
};
