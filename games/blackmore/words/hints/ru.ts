import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Она побеждает в состязании: ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  holds: 'Пока она побеждает, и мало какая карта её побьёт.',
  risks: ({ count }) => `Пока она побеждает, а на кону уже ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'leads-strong': 'Мало какая карта её побьёт: состязание, скорее всего, за вами.',
  'leads-small': 'Малой картой рискуете немногим, а сильные останутся на потом.',
  best: 'Ни одна другая карта не обещает вам больше.',
  loses: ({ count }) =>
    `Она не победит, зато отдаст всего ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })} и сбережёт карты получше.`,
  crown: ({ count, piece }) =>
    `Если козырь — ${piece}, у вас на руке ${count} ${plural('ru', count, { one: 'козырь', few: 'козыря', many: 'козырей' })}.`,
  'crown-wheel': ({ piece }) => `Карта «${piece}» поворачивает Колесо в пользу ваших номиналов.`,
  keep: 'Все эти карты вместе ценнее для вас, чем другой козырь.',
};
