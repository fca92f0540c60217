import type { Same } from '@coven/words';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  name: 'Игра «Template Game»',
  tagline: 'Подойдите к 90 так близко, как решитесь, с двумя числами, которых больше никто не знает.',

  'ask.choose': 'Ваш ход: ещё одно число или хватит?',

  'move.take': 'Взять ещё одно число',
  'move.stop': 'Хватит',
  'move.deal': ({ number }) => `Сдать: ${number}`,

  'event.dealt': ({ who, number }) => `${who} получает: ${number}.`,
  'event.took': ({ who }) => `${who} просит ещё одно число.`,
  'event.drew': ({ who, number }) => `${who} получает: ${number}.`,
  'event.stopped': ({ who }) => `${who}: хватит.`,
  'event.revealed': ({ secrets }) => `Скрытые числа: ${secrets}.`,

  'refusal.game-over': 'Игра окончена.',
  'refusal.not-a-choice': 'Это решает случай, а не игрок.',
  'refusal.not-your-turn': 'Сейчас не ваш ход.',

  'bot.greedy': 'Жадный',
  'bot.greedy.about': 'берёт ещё одно число, пока большинство чисел безопасны',

  'part.numbers': 'сумма чисел',
  'piece.number': ({ number }) => `число ${number}`,

  'table.own': 'Ваши скрытые числа',
  'table.sum': ({ sum }) => `видно ${sum}`,
  'table.deck': ({ left }) => `Чисел осталось: ${left}`,
  'table.stopped': 'больше не берёт',
  'table.safe': ({ safe, unseen }) => `${safe} из ${unseen} чисел не выведут за предел`,
};
