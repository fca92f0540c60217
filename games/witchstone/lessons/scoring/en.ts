import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Final scoring',
  'cast.1': 'Morgana',

  'scene.chapter': 'What counts',
  'scene.name': 'More than the track',
  'scene.say': 'Points on the track are not all. Suppose the game ended now: your owl tile alone adds 7, the chip you hold 2.',

  'forest.name': 'Chips count',
  'forest.say': 'Send a witch to the lit forest: 2 points, and another chip.',
  'forest.then': '2 chips are 4 points at the end, and this one brings a scroll.',

  'prophecy.name': 'Take a prophecy',
  'prophecy.say': 'Take the first scroll: this prophecy counts witches waiting at your tower.',
  'prophecy.then': 'One is waiting: level 1, 3 points.',

  'village.name': 'A witch too many',
  'village.say': 'Send the waiting witch to the village as well.',
  'village.then': '3 chips: 6 points. But nobody waits any more: the prophecy falls to 1.',

  'booster.name': 'Take a booster',
  'booster.say': 'This chip is a scroll again: take the booster.',
  'booster.then': 'A booster you do not use is worth 2 points.',

  'prepare.name': 'Fulfilled again',
  'prepare.say': 'One witch action is left. Prepare a witch, and the prophecy is fulfilled again.',
  'prepare.wrong.*': 'Keep the booster and use the last action: prepare a witch.',

  'sum.chapter': 'The sum',
  'sum.name': 'Count it up',
  'sum.say': '8 points so far, then owls 7, chips 6, booster 2, prophecy 3: 26 in all.',

  'rule.name': 'Who wins',
  'rule.say': 'After 11 turns each, the highest total wins; in a tie, whoever is farther on the wand. Now play a whole game!',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
