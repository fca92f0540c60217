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

  'rule.TG-1.1': 'The numbers 1 to 40 are there once each.',
  'rule.TG-1.2': 'Every player is dealt two numbers in secret. The first seat begins; then it goes clockwise.',
  'rule.TG-2.1': 'On your turn you take one more number, or you stop. A player who has stopped is not asked again.',
  'rule.TG-2.2': 'A number that is taken comes by chance and lies open for all to see.',
  'rule.TG-2.3': 'With four open numbers you have stopped.',
  'rule.TG-3.1': 'The game ends when everybody has stopped. The hidden numbers are revealed.',
  'rule.TG-3.2':
    'You score the sum of all your numbers; above 90 you score nothing. For example 40, 39 and 11 score 90; 40, 39 and 12 score 0.',
  'rule.TG-3.3': 'The highest score wins. Players with equal scores share the victory.',
} satisfies GameCatalogue<TemplateGame>;
