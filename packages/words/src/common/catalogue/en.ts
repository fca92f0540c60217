import { plural } from '../../catalogue.ts';
import type { CommonCatalogue } from '../../catalogue-shape.ts';

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

export const messages = {
  'refusal.unreadable': 'That is not a move in this game.',
  'refusal.game-over': 'The game is over.',
  'refusal.nothing-to-undo': 'There is nothing to undo.',
  'refusal.too-many-changes': 'You have changed this choice too often: it stays as it is.',

  'fault.file-too-expensive': ({ option }: { option: string }) =>
    `The file for option “${option}” cannot be played here: compiling it takes too much time or memory.`,
  'fault.unknown-version': ({ version, known }: { version: string; known: string }) =>
    `This table is played by version ${version} of the rules; versions up to ${known} are known here.`,

  'bot.random': 'Random',
  'bot.random.about': 'plays any legal move',
  'bot.kind': 'Kind',
  'bot.kind.about': 'often lets a better move go by',
  'bot.steady': 'Steady',
  'bot.steady.about': 'sometimes plays its second or third best move',
  'bot.clever': 'Clever',
  'bot.clever.about': 'thinks a little ahead',
  'bot.strongest': 'Strongest',
  'bot.strongest.about': 'thinks far ahead',

  'witch.1': 'Agatha',
  'witch.2': 'Morgana',
  'witch.3': 'Sibylla',
  'witch.4': 'Ursula',
  'witch.5': 'Ravenna',

  'seat.guest': 'Guest',
  'seat.you': 'you',
  'seat.number': ({ number }: { number: number }) => `Seat ${number}`,

  'mark.ruling': 'our ruling',
  'mark.option': 'table option',

  'word.labelled': ({ label, text }: { label: string; text: string }) => `${label}: ${text}`,
  'word.place': ({ place }: { place: number }) => `${place}${ENDINGS[place] ?? 'th'} place`,
  'word.points': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'point', other: 'points' })}`,
  'word.winner': ({ who }: { who: string }) => `${who} wins!`,
  'word.winners': ({ who }: { who: string }) => `Shared victory: ${who}.`,
} satisfies CommonCatalogue;
