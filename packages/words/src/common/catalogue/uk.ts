import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

/** Of ordinals, where they differ. */
const ENDINGS: Readonly<Record<number, string>> = { 1: 'ше', 2: 'ге', 3: 'тє', 7: 'ме', 8: 'ме' };

export const messages: Same<typeof en> = {
  'refusal.unreadable': 'У цій грі немає такого ходу.',
  'refusal.game-over': 'Гру закінчено.',
  'refusal.nothing-to-undo': 'Немає чого скасовувати.',
  'refusal.too-many-changes': 'Цей вибір змінено забагато разів: він лишається таким, як є.',

  'fault.file-too-expensive': ({ option }) =>
    `Файл для налаштування «${option}» тут не зіграти: він забирає надто багато часу або пам’яті.`,
  'fault.unknown-version': ({ version, known }) =>
    `За цим столом грають за правилами версії ${version}, а тут відомі версії лише до ${known}.`,

  'bot.random': 'Випадковий',
  'bot.random.about': 'робить будь-який дозволений хід',
  'bot.kind': 'Лагідний',
  'bot.kind.about': 'часто оминає кращий хід',
  'bot.steady': 'Розважливий',
  'bot.steady.about': 'інколи вибирає не найкращий хід, а другий чи третій',
  'bot.clever': 'Кмітливий',
  'bot.clever.about': 'трохи думає наперед',
  'bot.strongest': 'Найсильніший',
  'bot.strongest.about': 'думає наперед так далеко, як може',

  'witch.1': 'Агата',
  'witch.2': 'Моргана',
  'witch.3': 'Сивілла',
  'witch.4': 'Урсула',
  'witch.5': 'Равенна',

  'seat.guest': 'Гість',
  'seat.you': 'ви',
  'seat.number': ({ number }) => `Місце ${number}`,

  'mark.ruling': 'наше тлумачення',
  'mark.option': 'налаштування столу',

  'word.labelled': ({ label, text }) => `${label}: ${text}`,
  'word.place': ({ place }) => `${place}-${ENDINGS[place] ?? 'те'} місце`,
  'word.points': ({ count }) => `${count} ${plural('uk', count, { one: 'очко', few: 'очки', many: 'очок' })}`,
  'word.winner': ({ who }) => `Перемога: ${who}!`,
  'word.winners': ({ who }) => `Перемогу ділять: ${who}.`,
};
