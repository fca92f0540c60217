import { plural, type Same } from '../../catalogue.ts';
import type { messages as en } from './en.ts';

export const messages: Same<typeof en> = {
  'refusal.unreadable': 'В этой игре нет такого хода.',
  'refusal.game-over': 'Игра окончена.',
  'refusal.nothing-to-undo': 'Отменять нечего.',
  'refusal.too-many-changes': 'Этот выбор меняли слишком много раз: он остаётся как есть.',

  'fault.file-too-expensive': ({ option }) =>
    `По файлу для настройки «${option}» здесь не сыграть: он отнимает слишком много времени или памяти.`,
  'fault.unknown-version': ({ version, known }) =>
    `За этим столом играют по правилам версии ${version}, а здесь известны версии только до ${known}.`,

  'bot.random': 'Случайный',
  'bot.random.about': 'делает любой разрешённый ход',
  'bot.kind': 'Добрый',
  'bot.kind.about': 'часто упускает лучший ход',
  'bot.steady': 'Рассудительный',
  'bot.steady.about': 'иногда выбирает не лучший ход, а второй или третий',
  'bot.clever': 'Смекалистый',
  'bot.clever.about': 'немного думает наперёд',
  'bot.strongest': 'Сильнейший',
  'bot.strongest.about': 'думает наперёд так далеко, как может',

  'witch.1': 'Агата',
  'witch.2': 'Моргана',
  'witch.3': 'Сивилла',
  'witch.4': 'Урсула',
  'witch.5': 'Равенна',

  'seat.guest': 'Гость',
  'seat.you': 'вы',
  'seat.number': ({ number }) => `Место № ${number}`,

  'mark.ruling': 'наше толкование',
  'mark.option': 'настройка стола',

  'word.labelled': ({ label, text }) => `${label}: ${text}`,
  'word.place': ({ place }) => `${place}-е место`,
  'word.points': ({ count }) => `${count} ${plural('ru', count, { one: 'очко', few: 'очка', many: 'очков' })}`,
  'word.winner': ({ who }) => `Победа: ${who}!`,
  'word.winners': ({ who }) => `Победу делят: ${who}.`,
};
