import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  tower: 'Звідти вашій мережі добре рости.',
  tile: 'Її дії найкраще пасують до вашого казана.',
  begin: 'У такому порядку дві дії дадуть більше.',
  stop: 'З того, що лишилося, нічого не варто робити.',
  strong: ({ count }) =>
    `Тут у її ланцюжках разом ${count} ${plural('uk', count, { one: 'символ', few: 'символи', many: 'символів' })}: дії будуть сильні.`,
  discard: 'У вашому казані для неї немає місця.',
  clears: 'Це звільняє місце в казані.',
  points: ({ count }) => `Це одразу дає ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  final: ({ count }) => `Наприкінці це дасть ${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  levels: ({ count }) =>
    `${count} ${plural('uk', count, { one: 'рівень цього пророцтва вже досягнуто', few: 'рівні цього пророцтва вже досягнуто', many: 'рівнів цього пророцтва вже досягнуто' })}.`,
  leads: 'Ваша сова вийде вперед, тож бонус подвоїться.',
  gains: 'Це дає вам додаткові дії цього ходу.',
  prepares: 'Це готує те, що згодом дасть найбільше.',
};
