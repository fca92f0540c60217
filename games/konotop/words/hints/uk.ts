import { plural, type Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  falls: ({ count }) => `Окупанта знищено, і ви отримуєте ${count} ОП.`,
  'goes-on': ({ piece }) => `Карта «${piece}» має ефект: ваш хід триває.`,
  weakens: 'Це відбирає силу в іншого гравця.',
  clears: 'Ця ваша карта там більше нічого не дає.',
  reach: ({ count }) => `Якщо цього окупанта знищать, ви отримаєте ${count} ОП.`,
  adds: ({ count }) => `Це додає вам ${count} ${plural('uk', count, { one: 'одиницю', few: 'одиниці', many: 'одиниць' })} сили.`,
  moves: 'Так сили на столі розподілені вигідніше для вас.',
  decline: 'Зараз цей ефект вам не допоможе.',
};
