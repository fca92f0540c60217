import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  about: 'Надруковане: те, що кажуть правила та приклади в них. Решту відтворено до кількостей у коробці; сторінка правил каже, що є що.',
  note: 'У правилах немає переліку карт. Те, що видно з їхніх сторінок і прикладів, позначено як надруковане; решту заповнено так, щоб зійшлася кількість із коробки. Хто має коробку, може ввести справжні карти й грати ними.',
  'kind.occupier': 'Окупанти',
  'kind.card': 'Карти',
  'kind.colour': 'Кольори гравців',
  'field.name': 'назва',
  'field.threshold': 'сила для знищення',
  'field.rewards': 'нагороди',
  'field.strength': 'сила',
  'field.copies': 'копії',
  'field.effect': 'ефект',
};
