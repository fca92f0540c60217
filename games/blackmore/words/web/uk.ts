import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'bm.led': 'перша',
  'bm.pile': 'Стос козирів',
  'bm.hidden-scores': 'Рахунок приховано до останньої карти. Взяті карти рахують, але не показують.',
  'bm.empty-hand': 'Карт більше немає.',
  'bm.is-trump': 'козир',
  'bm.strength': ({ strength }) => `сила ${strength} з 9`,
  'bm.wins-now': 'зараз узяла б взятку',
  'bm.trump': ({ card, numbers }) => `Козир ${card}, порядок ${numbers}`,
  'bm.one-beats': ({ card, own }) => `Поки бере ${card}. Ваша ${own} сильніша.`,
  'bm.some-beat': ({ card, count }) =>
    `Поки бере ${card}. ${count} ${plural('uk', count, { one: 'ваша карта сильніша', few: 'ваші карти сильніші', many: 'ваших карт сильніші' })}.`,
  'bm.none-beats': ({ card }) => `Поки бере ${card}. Сильнішої у вас немає.`,
  'bm.would-win': ({ card, points }) =>
    `${card} зараз узяла б взятку: ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'bm.would-lose': ({ card, points }) =>
    `${card} не взяла б; у взятці було б ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}.`,
  'bm.choose-trump': 'Торкніться карти взятки, щоб зробити її козирем.',
  'bm.crown': ({ points, numbers }) =>
    `Вам ${points} ${plural('uk', points, { one: 'очко', few: 'очки', many: 'очок' })}; порядок стане ${numbers}.`,
};
