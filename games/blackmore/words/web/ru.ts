import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'bm.led': 'ведущая',
  'bm.pile': 'Стопка козырей',
  'bm.hidden-scores': 'Счёт скрыт до последней карты. Выигранные карты считают, но не показывают.',
  'bm.empty-hand': 'Карт больше нет.',
  'bm.is-trump': 'козырь',
  'bm.strength': ({ strength }) => `сила ${strength} из 9`,
  'bm.wins-now': 'сейчас победила бы',
  'bm.trump': ({ card, numbers }) => `Козырь ${card}. От старшего к младшему: ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Пока побеждает ${card}. Ваша ${own} сильнее.`,
  'bm.some-beat': ({ card, count }) =>
    `Пока побеждает ${card}. ${count} ${plural('ru', count, { one: 'ваша карта сильнее', few: 'ваши карты сильнее', many: 'ваших карт сильнее' })}.`,
  'bm.none-beats': ({ card }) => `Пока побеждает ${card}. Более сильной у вас нет.`,
  'bm.would-win': ({ points }) => `Сейчас она победила бы: ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'bm.would-lose': ({ points }) =>
    `Она не победила бы; в состязании было бы ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'bm.choose-trump': ({ points }) =>
    `В состязании ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}. Коснитесь нового козыря: очков он не даст.`,
  'bm.crown': ({ points, number }) =>
    `Вам ${points} ${plural('ru', points, { one: 'очко', few: 'очка', many: 'очков' })}; старшим номиналом станет ${number}.`,
  'bm.trick': ({ number }) => `Состязание ${number}`,
  'bm.face-down': 'Карты прежних состязаний лежат рубашкой вверх: до конца игры их никто не рассматривает.',
  'bm.lead-it': ({ card }) => `Начать состязание: ${card}?`,
  'bm.play-it': ({ card }) => `Сыграть: ${card}?`,
  'bm.crown-it': ({ card }) => `Сделать козырем: ${card}?`,
  'bm.lead-trump': 'Это козырь: побьёт его только козырь старше.',
  'bm.lead-plain': 'Она задаёт цвет: побьёт её карта этого цвета старше или любой козырь.',
  'bm.open-piles': 'Выигранные карты открыты. Их номиналы и есть очки.',
  'bm.won-cards': ({ cards }) => `Взятые карты: ${cards}`,
  'bm.no-cards': 'Ни одной выигранной карты',
  'bm.step.lead': 'Начать',
  'bm.step.follow': 'Остальные',
  'bm.step.crown': 'Новый козырь?',
  'bm.step.draw': 'Добрать',
};
