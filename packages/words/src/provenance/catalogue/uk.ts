import type { Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'list.title': 'Звідки ці дані',
  'list.shows': 'Для кожної групи показано, скільки значень узято з якого джерела. Елементи з однаковими джерелами стоять разом.',
  'list.legend': 'Що означають позначки',
  'list.some': ({ part, size }) => `${part} з ${size}`,
  'list.every': ({ size }) => `усі ${size}`,

  'source.printed': 'надруковано в правилах',
  'source.explained': 'відомо з коробки, частково є в правилах',
  'source.known': 'відомо з коробки',
  'source.partly': 'частково реконструйовано',
  'source.reconstructed': 'реконструйовано (дібрано нами)',
  'source.ours': 'наша назва',

  'means.printed': 'Так сказано в правилах: у тексті або в прикладі.',
  'means.explained': 'Відомо про видану гру з чужих публікацій; правила пояснюють частину.',
  'means.known': 'Відомо про видану гру з чужих публікацій; у правилах цього немає.',
  'means.partly': 'Частину надруковано або відомо, решту дібрали ми.',
  'means.reconstructed': 'Не надруковано й невідомо: дібрано так, щоб усе сходилося.',
  'means.ours': 'Назву дали ми; у виданій грі вона інша, або ми її не знаємо.',
};
