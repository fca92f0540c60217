import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'howto.title': 'Як грати',
  'howto.goal': 'Мета гри',
  'howto.setup': 'Підготовка',
  'howto.turn': 'Як проходить хід',
  'howto.end': 'Кінець і підрахунок',
  'howto.reference': 'Усі карти й фішки',
  'howto.search': 'Пошук назви чи ефекту',
  'howto.clear': 'Очистити пошук',
  'howto.exact': 'Точні правила',
  'howto.rare': 'Рідкісні випадки й подробиці',
  'howto.marked': 'Правила нашими словами. Речення з позначкою ✦ — наше тлумачення: книга правил тут мовчить або неясна.',
  'howto.none': ({ text }) => `Тут ніде немає «${text}».`,
  'howto.found': ({ count }) => `знайдено ${count} ${plural('uk', count, { one: 'назву', few: 'назви', many: 'назв' })}`,
};
