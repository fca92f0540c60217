import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Вона бере взятку: ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  holds: 'Поки що вона бере, і мало яка карта її поб’є.',
  risks: ({ count }) => `Поки що вона бере, а у взятці вже ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'leads-strong': 'Мало яка карта її поб’є: взятка, мабуть, буде ваша.',
  'leads-small': 'Малою картою ви мало ризикуєте, а сильні лишаться на потім.',
  best: 'Жодна інша карта не обіцяє вам більше.',
  loses: ({ count }) =>
    `Вона не візьме, зате віддасть лише ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })} і збереже кращі карти.`,
  crown: ({ count, piece }) =>
    `Якщо козир — ${piece}, у вас на руці ${count} ${plural('uk', count, { one: 'козир', few: 'козирі', many: 'козирів' })}.`,
  'crown-wheel': ({ piece }) => `Карта «${piece}» обертає колесо на користь ваших чисел.`,
  keep: 'Уся взятка цінніша для вас, ніж інший козир.',
};
