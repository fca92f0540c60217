import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  falls: ({ count }) => `Щоб знищити окупанта й отримати ${count} ОП.`,
  'goes-on': 'Щоб далі застосувати ефект цієї карти.',
  weakens: 'Щоб відібрати силу в іншого гравця.',
  clears: 'Щоб прибрати карту, яка там більше нічого не дає.',
  reach: ({ count }) => `Щоб отримати ${count} ОП, коли цього окупанта знищать.`,
  adds: ({ count }) => `Щоб додати на столі ${count} ${plural('uk', count, { one: 'одиницю', few: 'одиниці', many: 'одиниць' })} сили.`,
  moves: 'Щоб вигідніше розподілити сили на столі.',
  decline: 'Зараз цей ефект не допоможе.',
};
