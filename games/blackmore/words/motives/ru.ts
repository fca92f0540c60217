import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  wins: ({ count }) => `Чтобы победить в состязании: ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  holds: ({ count }) => `Чтобы пока побеждать: на кону ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'gives-little': ({ count }) => `Чтобы отдать всего ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  'leads-trump': 'Чтобы побить мог только козырь постарше.',
  'leads-strong': 'Чтобы побороться за победу: на этом Колесе это сильный номинал.',
  'leads-small': ({ count }) =>
    `Чтобы при проигрыше отдать всего ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
  crown: ({ piece }) => `Чтобы козырем стал ${piece} цвет.`,
  keep: ({ count }) => `Чтобы забрать все эти карты: ${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}.`,
};
