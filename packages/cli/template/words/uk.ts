import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  name: 'Гра «Template Game»',
  tagline: 'Наблизьтеся до 90, наскільки зважитеся, з двома числами, яких ніхто більше не знає.',

  'ask.choose': 'Ваш хід: ще одне число чи досить?',

  'move.take': 'Взяти ще одне число',
  'move.stop': 'Досить',
  'move.deal': ({ number }) => `Роздати: ${number}`,

  'event.dealt': ({ who, number }) => `${who} отримує: ${number}.`,
  'event.took': ({ who }) => `${who} просить ще одне число.`,
  'event.drew': ({ who, number }) => `${who} отримує: ${number}.`,
  'event.stopped': ({ who }) => `${who}: досить.`,
  'event.revealed': ({ secrets }) => `Приховані числа: ${secrets}.`,

  'refusal.game-over': 'Гру закінчено.',
  'refusal.not-a-choice': 'Це вирішує випадок, а не гравець.',
  'refusal.not-your-turn': 'Зараз не ваш хід.',

  'bot.greedy': 'Жадібний',
  'bot.greedy.about': 'бере ще одне число, доки більшість чисел безпечні',

  'part.numbers': 'сума чисел',
  'piece.number': ({ number }) => `число ${number}`,

  'table.own': 'Ваші приховані числа',
  'table.sum': ({ sum }) => `видно ${sum}`,
  'table.deck': ({ left }) => `Чисел лишилося: ${left}`,
  'table.stopped': 'більше не бере',
  'table.safe': ({ safe, unseen }) => `${safe} з ${unseen} чисел не виведуть за межу`,
};
