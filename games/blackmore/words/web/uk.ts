import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'bm.led': 'провідна',
  'bm.pile': 'Стос козирів',
  'bm.hidden-scores': 'Рахунок приховано до останньої карти. Взяті карти рахують, але не показують.',
  'bm.empty-hand': 'Карт більше немає.',
  'bm.is-trump': 'козир',
  'bm.strength': ({ strength }) => `сила ${strength} з 9`,
  'bm.wins-now': 'зараз узяла б взятку',
  'bm.trump': ({ card, numbers }) => `Козир ${card}. Від найстаршого до наймолодшого: ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Поки бере ${card}. Ваша ${own} сильніша.`,
  'bm.some-beat': ({ card, count }) =>
    `Поки бере ${card}. ${count} ${plural('uk', count, { one: 'ваша карта сильніша', few: 'ваші карти сильніші', many: 'ваших карт сильніші' })}.`,
  'bm.none-beats': ({ card }) => `Поки бере ${card}. Сильнішої у вас немає.`,
  'bm.would-win': ({ points }) =>
    `Зараз вона взяла б взятку: ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'bm.would-lose': ({ points }) =>
    `Вона не взяла б; у взятці було б ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'bm.choose-trump': ({ points }) =>
    `У взятці ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}. Торкніться нового козиря: очок він не дасть.`,
  'bm.crown': ({ points, number }) =>
    `Вам ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}; найстаршим числом стане ${number}.`,
  'bm.trick': ({ number }) => `Взятка ${number}`,
  'bm.face-down': 'Попередні взятки лежать долілиць: до кінця гри їх ніхто не роздивляється.',
  'bm.lead-it': ({ card }) => `Почати взятку: ${card}?`,
  'bm.play-it': ({ card }) => `Зіграти: ${card}?`,
  'bm.crown-it': ({ card }) => `Зробити козирем: ${card}?`,
  'bm.lead-trump': 'Це козир: поб’є його лише старший козир.',
  'bm.lead-plain': 'Вона задає колір: поб’є її старша карта цього кольору або будь-який козир.',
  'bm.open-piles': 'Взяті карти відкрито. Їхні числа і є очки.',
  'bm.won-cards': ({ cards }) => `Взяті карти: ${cards}`,
  'bm.no-cards': 'Жодної взятої карти',
  'bm.step.lead': 'Почати',
  'bm.step.follow': 'Інші карти',
  'bm.step.crown': 'Новий козир?',
  'bm.step.draw': 'Добрати',
};
