import type { GameCatalogue } from '@coven/words/catalogue-shape.ts';
import type { TemplateGame } from '../rules/index.ts';

export const messages = {
  name: 'Template Game',
  tagline: 'Come as near to 90 as you dare, with two numbers that nobody else knows.',

  'ask.choose': 'Your turn: one more number, or stop?',

  'move.take': 'Take one more number',
  'move.stop': 'Stop here',
  'move.deal': ({ number }: { number: string }) => `Deal ${number}`,

  'event.dealt': ({ who, number }: { who: string; number: string }) => `${who} is dealt ${number}.`,
  'event.took': ({ who }: { who: string }) => `${who} asks for one more number.`,
  'event.drew': ({ who, number }: { who: string; number: string }) => `${who} gets ${number}.`,
  'event.stopped': ({ who }: { who: string }) => `${who} stops.`,
  'event.revealed': ({ secrets }: { secrets: string }) => `The hidden numbers: ${secrets}.`,

  'refusal.game-over': 'The game is over.',
  'refusal.not-a-choice': 'That is for chance to decide, not for a player.',
  'refusal.not-your-turn': 'It is not your turn.',

  'bot.greedy': 'Greedy',
  'bot.greedy.about': 'takes one more number while most are safe',

  'part.numbers': 'sum of the numbers',
  'piece.number': ({ number }: { number: string }) => `number ${number}`,

  'table.own': 'Your hidden numbers',
  'table.sum': ({ sum }: { sum: number }) => `${sum} in sight`,
  'table.deck': ({ left }: { left: number }) => `Numbers left: ${left}`,
  'table.stopped': 'has stopped',
  'table.safe': ({ safe, unseen }: { safe: number; unseen: number }) => `${safe} of ${unseen} numbers keep you within the limit`,
} satisfies GameCatalogue<TemplateGame>;
