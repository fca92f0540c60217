import { plural } from '@coven/words';
import type { GameCatalogue } from '@coven/words/catalogue-shape.ts';
import type { Blackmore } from '../rules/index.ts';

export const messages = {
  name: 'Witches of Blackmore',
  tagline: 'Win tricks with any card you like, while a turning wheel decides which number is high.',

  'ask.lead': 'Your lead: play any card.',
  'ask.follow': 'Your turn: play any card.',
  'ask.crown': 'You won the trick. Change the trump?',

  'move.play': ({ card }: { card: string }) => `Play the ${card}`,
  'move.crown': ({ card }: { card: string }) => `Make the ${card} the new trump`,
  'move.keep': 'Keep the trump',
  'move.draw': ({ card }: { card: string }) => `Draw the ${card}`,
  'move.first': ({ who }: { who: string }) => `${who} leads first`,

  'event.dealt': ({ who, card }: { who: string; card: string }) => `${who} is dealt the ${card}.`,
  'event.turned-up': ({ card, number }: { card: string; number: number }) =>
    `The ${card} is turned up: it is trump, and the wheel stands at ${number}.`,
  'event.began': ({ who }: { who: string }) => `${who} leads the first trick.`,
  'event.led': ({ who, card }: { who: string; card: string }) => `${who} leads the ${card}.`,
  'event.played': ({ who, card }: { who: string; card: string }) => `${who} plays the ${card}.`,
  'event.trick-won': ({ who, card }: { who: string; card: string }) => `${who} wins the trick with the ${card}.`,
  'event.crowned': ({ who, card, number }: { who: string; card: string; number: number }) =>
    `${who} makes the ${card} the new trump; the wheel turns to ${number}.`,
  'event.kept': ({ who }: { who: string }) => `${who} keeps the trump.`,
  'event.drew': ({ who, card }: { who: string; card: string }) => `${who} draws the ${card}.`,
  'event.took-trump': ({ who, card, trump }: { who: string; card: string; trump: string }) =>
    `${who} takes the ${card} from the trump pile; the ${trump} is now trump.`,
  'more.took-last-trump': ({ who, card }: { who: string; card: string }) =>
    `${who} takes the ${card} from the trump pile; there is no trump any more.`,
  'event.went-without': ({ who }: { who: string }) => `There is no card left for ${who} to draw.`,
  'event.final-stage': 'The deck is empty: from here on nobody draws.',
  'event.ended': 'The last card is played.',

  'more.own.dealt': ({ card }: { card: string }) => `You are dealt the ${card}.`,
  'more.own.began': 'You lead the first trick.',
  'more.own.led': ({ card }: { card: string }) => `You lead the ${card}.`,
  'more.own.played': ({ card }: { card: string }) => `You play the ${card}.`,
  'more.own.trick-won': ({ card }: { card: string }) => `You win the trick with the ${card}.`,
  'more.own.crowned': ({ card, number }: { card: string; number: number }) =>
    `You make the ${card} the new trump; the wheel turns to ${number}.`,
  'more.own.kept': 'You keep the trump.',
  'more.own.drew': ({ card }: { card: string }) => `You draw the ${card}.`,
  'more.own.took-trump': ({ card, trump }: { card: string; trump: string }) =>
    `You take the ${card} from the trump pile; the ${trump} is now trump.`,
  'more.own.took-last-trump': ({ card }: { card: string }) => `You take the ${card} from the trump pile; there is no trump any more.`,
  'more.own.went-without': 'There is no card left for you to draw.',

  'more.why.trump': 'A trump: it wins so far.',
  'more.why.stronger-trump': ({ number, best }: { number: number; best: number }) =>
    `A stronger trump: on this wheel ${number} beats ${best}.`,
  'more.why.weaker-trump': ({ number, best }: { number: number; best: number }) =>
    `A trump as well, but on this wheel ${best} beats ${number}.`,
  'more.why.stronger': ({ number, best }: { number: number; best: number }) =>
    `The colour led, and on this wheel ${number} beats ${best}: it wins so far.`,
  'more.why.weaker': ({ number, best }: { number: number; best: number }) => `The colour led, but on this wheel ${best} beats ${number}.`,
  'more.why.under-trump': 'The colour led, but any trump beats it.',
  'more.why.off-colour': 'Neither trump nor the colour led: it cannot win.',
  'more.won.trump': 'It is the strongest trump.',
  'more.won.led': 'Nobody played a trump, and it is the strongest card of the colour led.',

  'refusal.game-over': 'The game is over.',
  'refusal.not-a-choice': 'This is decided at random, not by a player.',
  'refusal.not-your-turn': 'It is not your turn to play.',
  'refusal.not-the-winner': 'Only the winner of the trick may change the trump.',
  'refusal.trick-not-decided': 'The trump can be changed only when the trick is complete.',
  'refusal.not-in-trick': ({ card }: { card: string }) => `The ${card} is not in this trick.`,
  'refusal.trump-first': 'Decide about the trump first, then play on.',
  'refusal.not-in-hand': ({ card }: { card: string }) => `You do not have the ${card}.`,

  'bot.greedy': 'Greedy',
  'bot.greedy.about': 'takes a trick when it is worth the card',

  'option.wheel': 'Side of the wheel',
  'option.wheel.about': 'Which way the numbers go from strong to weak; descending is easier for a first game.',
  'value.wheel.descending': 'descending',
  'value.wheel.ascending': 'ascending',
  'option.first': 'First player',
  'option.first.about': 'Who leads the first trick.',
  'value.first.random': 'random',
  'value.first.seat': ({ number }: { number: number }) => `seat ${number}`,
  'option.scores': 'Running scores',
  'option.scores.about': 'Whether everybody sees the points while the game goes on.',
  'value.scores.hidden': 'hidden',
  'value.scores.open': 'open',

  'more.tie': 'Players with equal points share the place.',
  'part.cards': 'cards won',

  'piece.card.red': ({ number }: { number: number }) => `red ${number}`,
  'piece.card.orange': ({ number }: { number: number }) => `orange ${number}`,
  'piece.card.yellow': ({ number }: { number: number }) => `yellow ${number}`,
  'piece.card.green': ({ number }: { number: number }) => `green ${number}`,
  'piece.card.blue': ({ number }: { number: number }) => `blue ${number}`,
  'piece.card.violet': ({ number }: { number: number }) => `violet ${number}`,
  'piece.suit.red': 'red',
  'piece.suit.orange': 'orange',
  'piece.suit.yellow': 'yellow',
  'piece.suit.green': 'green',
  'piece.suit.blue': 'blue',
  'piece.suit.violet': 'violet',
  'piece.emblem.red': 'cauldron',
  'piece.emblem.orange': 'candle',
  'piece.emblem.yellow': 'broom',
  'piece.emblem.green': 'hat',
  'piece.emblem.blue': 'owl',
  'piece.emblem.violet': 'cat',

  'table.trump': ({ card }: { card: string }) => `Trump: ${card}`,
  'table.no-trump': 'No trump',
  'table.wheel': 'Wheel',
  'table.strongest-first': ({ numbers }: { numbers: string }) => `Strongest to weakest: ${numbers}`,
  'table.deck': ({ count }: { count: number }) => `Deck: ${count} ${plural('en', count, { one: 'card', other: 'cards' })}`,
  'table.final-stage': 'Final stage: nobody draws',
  'table.hand-size': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })} in hand`,
  'table.won-size': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })} won`,
  'table.score': ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'point', other: 'points' })}`,
  'table.trick': 'Trick',
  'table.last-trick': 'Last trick',
  'table.no-trick': 'No card on the table yet',
  'table.wins': 'winning',
  'table.won-it': 'won',
  'table.became-trump': 'became trump',
  'table.hand': 'Your hand',
  'table.would-win': ({ points }: { points: number }) =>
    `would win now; the trick is worth ${points} ${plural('en', points, { one: 'point', other: 'points' })}`,
  'table.would-gain': ({ points, numbers }: { points: number; numbers: string }) =>
    `you gain ${points} ${plural('en', points, { one: 'point', other: 'points' })}, wheel ${numbers}`,
} satisfies GameCatalogue<Blackmore>;
