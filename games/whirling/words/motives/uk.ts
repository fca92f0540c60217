import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  grow: 'Щоб заповнити стільницю там, де найбільше місця.',
  effect: 'Щоб його символи запустили ефект.',
  potion: 'Щоб сусідці дісталося більше інгредієнтів.',
  pour: 'Щоб інгредієнти перейшли зі стільниці до сусіда праворуч.',
  raven: 'Щоб стільниця не переповнилася.',
  grimoire: 'Щоб було з чого варити більше.',
  waits: 'Щоб спершу побачити, що зварять інші.',
  overflows: ({ count }) =>
    `Щоб перелити до кола ${count} ${plural('uk', count, { one: 'інгредієнт', few: 'інгредієнти', many: 'інгредієнтів' })}.`,
  brews: ({ count }) =>
    `Щоб заповнити стільницю сусіда праворуч: ${count} ${plural('uk', count, { one: 'інгредієнт', few: 'інгредієнти', many: 'інгредієнтів' })}.`,
};
