import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'bm.led': 'первая',
  'bm.pile': 'Стопка козырей',
  'bm.hidden-scores': 'Счёт скрыт до последней карты. Взятые карты считают, но не показывают.',
  'bm.empty-hand': 'Карт больше нет.',
  'bm.is-trump': 'козырь',
  'bm.strength': ({ strength }) => `сила ${strength} из 9`,
  'bm.wins-now': 'сейчас взяла бы взятку',
  'bm.trump': ({ card, numbers }) => `Козырь ${card}, порядок ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Пока берёт ${card}. Ваша ${own} сильнее.`,
  'bm.some-beat': ({ card, count }) =>
    `Пока берёт ${card}. ${count} ${plural('ru', count, { one: 'ваша карта сильнее', few: 'ваши карты сильнее', many: 'ваших карт сильнее' })}.`,
  'bm.none-beats': ({ card }) => `Пока берёт ${card}. Сильнее у вас нет.`,
  'bm.would-win': ({ card, points }) =>
    `${card} сейчас взяла бы взятку: ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'bm.would-lose': ({ card, points }) =>
    `${card} не взяла бы; во взятке было бы ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'bm.choose-trump': 'Коснитесь карты взятки, чтобы сделать её козырем.',
  'bm.crown': ({ points, numbers }) =>
    `Вам ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}; порядок станет ${numbers}.`,
};
