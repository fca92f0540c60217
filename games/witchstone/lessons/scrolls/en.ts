import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Scrolls and prophecies',
  'cast.1': 'Morgana',

  'scene.chapter': 'A booster',
  'scene.name': 'Two kinds of scrolls',
  'scene.say':
    'There are two kinds of scrolls: boosters make an action stronger once, prophecies score at the end. Your tile has wand and scroll.',

  'begin.name': 'Scroll first',
  'begin.say': 'Begin with the scroll. You always take just one: strength only says from how many.',
  'begin.then': 'Strength 2: one of the first 2.',

  'take.name': 'Take the booster',
  'take.say': 'The second scroll is a booster, wand +2. Take it: your wand action comes next.',
  'take.wrong.*': 'A prophecy is good for later. Now the booster fits: the second scroll.',

  'boost.name': 'Play it',
  'boost.say': 'The wand action has strength 2. Play your booster now.',
  'boost.then': '2 more: strength 4.',
  'boost.wrong.*': 'First the booster, so that the owl goes further. Unused it would be worth 2 points at the end.',

  'walk.name': 'Move the owl',
  'walk.say': 'Move the owl all 4 cells.',
  'walk.wrong.*': 'All 4 cells, please: the farther, the better here.',

  'later.chapter': 'A prophecy',
  'later.name': 'The next turn',
  'later.say': 'Next turn: the scroll half touches 2 more scroll symbols. Strength 3: one of the first 3.',

  'prophecy.name': 'Take the prophecy',
  'prophecy.say': 'Take the prophecy “Chain of scrolls”: it asks for a chain of 4, 5 or 6 scrolls in your cauldron.',
  'prophecy.wrong.*': 'Take the third one: your chain has 3 scrolls already.',

  'rule.name': 'What it is worth',
  'rule.say': 'A prophecy is worth 1 point; with one, two or three levels 3, 5 or 7. Yours needs one more scroll. Next: final scoring.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
