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
  'bm.trump': ({ card, numbers }) => `Козырь ${card}. От старшего к младшему: ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Пока берёт ${card}. Ваша ${own} сильнее.`,
  'bm.some-beat': ({ card, count }) =>
    `Пока берёт ${card}. ${count} ${plural('ru', count, { one: 'ваша карта сильнее', few: 'ваши карты сильнее', many: 'ваших карт сильнее' })}.`,
  'bm.none-beats': ({ card }) => `Пока берёт ${card}. Сильнее у вас нет.`,
  'bm.would-win': ({ points }) =>
    `Сейчас она взяла бы взятку: ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'bm.would-lose': ({ points }) =>
    `Она не взяла бы; во взятке было бы ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'bm.choose-trump': ({ points }) =>
    `Во взятке ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}. Коснитесь карты, чтобы сделать её козырем: очков она тогда не даст.`,
  'bm.crown': ({ points, number }) =>
    `Вам ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}; старшим числом станет ${number}.`,
  'bm.trick': ({ number }) => `Взятка ${number}`,
  'bm.face-down': 'Прежние взятки лежат лицом вниз: до конца игры их никто не рассматривает.',
  'bm.lead-it': ({ card }) => `Начать взятку: ${card}?`,
  'bm.play-it': ({ card }) => `Сыграть: ${card}?`,
  'bm.crown-it': ({ card }) => `Сделать козырем: ${card}?`,
  'bm.lead-trump': 'Это козырь: побьёт его только козырь старше.',
  'bm.lead-plain': 'Она задаёт цвет: побьёт её карта этого цвета старше или любой козырь.',
  'bm.open-piles': 'Взятые карты открыты. Их числа и есть очки.',
  'bm.won-cards': ({ cards }) => `Взятые карты: ${cards}`,
  'bm.no-cards': 'Ни одной взятой карты',
};
