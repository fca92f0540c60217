import { plural } from '../../catalogue.ts';

export const messages = {
  'arena.rating': 'Rating',
  'strength.game': 'game',
  'strength.level': 'level',
  'strength.bot': 'bot',
  'strength.iterations': 'iterations',
  'strength.milliseconds': 'milliseconds at most',
  'strength.rating': 'rating',
  'strength.own': 'its level’s',
  'strength.others': 'against',
  'strength.thinking': 'iterations a decision',
  'strength.seed': 'seed',
  'strength.games': 'games',
  'strength.share': 'share of wins',
  'strength.interval': '95 % interval',
  'strength.even': 'even share',
  'simulate.seat': 'Seat',
  'simulate.bot': 'Bot',
  'simulate.wins': 'Wins',
  'simulate.interval': '95 % interval',
  'simulate.score': 'Score',
  'simulate.scores': 'Scores',
  'simulate.places': 'Places',
  'simulate.left': ({ time }: { time: string }) => `${time} left`,
  'simulate.stopped': ({ played, of }: { played: number; of: number }) => `stopped after ${played} of ${of} games.`,
  'simulate.games': ({ count, games }: { count: number; games: string }) =>
    `${games} ${plural('en', count, { one: 'game', other: 'games' })}`,
  'simulate.length': 'Moves per game',
  'simulate.speed': 'Moves per second',
  'simulate.seconds': ({ seconds }: { seconds: string }) => `${seconds} s`,

  'help.train': 'Let a game’s bot play against itself and learn how to value positions',
  'usage.no-training': ({ text, known }: { text: string; known: string }) =>
    `${text} has no evaluation that can be learned; these games have one: ${known}.`,
  'usage.bad-line': ({ file, line }: { file: string; line: number }) => `“${file}” is damaged in line ${line}, or no file of this command.`,
  'usage.bad-weights': ({ file, game }: { file: string; game: string }) =>
    `“${file}” has no weights for ${game}; coven train ${game} --json prints them.`,
  'flag.weights': 'the bot “trained” plays with the weights in this file, which coven train --json has printed',
  'flag.train-weights': 'begins with the weights in this file instead of the game’s own; another round of learning',
  'flag.train-worlds': 'in how many worlds alternatives are compared; the more, the surer and slower',
  'train.feature': 'Feature',
  'train.before': 'Before',
  'train.learned': 'Learned',
  'train.change': 'Change',
  'train.explained': ({ before, learned }: { before: string; learned: string }) =>
    `explains ${learned} of what the look-ahead found, before it ${before}`,
  'train.lost': ({ before, learned }: { before: string; learned: string }) => `loses ${learned} a decision, before it ${before}`,
  'train.decisions': ({ used, held }: { used: string; held: string }) =>
    `decisions learned from: ${used}; held out for the figures below: ${held}`,
};
