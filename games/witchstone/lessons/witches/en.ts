import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Witches on their way',
  'cast.1': 'Morgana',

  'scene.chapter': 'Preparing',
  'scene.name': 'Two portals in a row',
  'scene.say': 'You have built 2 portals in a row: tower, village, castle. Now 2 witch actions are yours.',

  'prepare.name': 'Prepare a witch',
  'prepare.say': 'Preparing costs one action and needs no portal. Lay a witch beside your tower.',

  'later.name': 'The next turn',
  'later.say': 'You prepare another. Morgana builds from the castle to her tower. Your next tile makes witch strength 3.',

  'castle.chapter': 'On the way',
  'castle.name': 'Through your portals',
  'castle.say': 'Send a witch to the castle. However many portals of yours in a row: the way costs one action.',
  'castle.then': '2 points, and the chip brings 3 more.',
  'castle.wrong.*': 'Try the castle first: 2 portals for one action.',

  'tower.name': 'Through hers',
  'tower.say': 'Others’ portals are open to you as well: each costs one action more. Send the second witch to Morgana’s tower.',
  'tower.then': '2 points for 2 actions. The chip was gone: only the first to come gets it.',

  'rule.name': 'One per location',
  'rule.say': 'A witch stays where she is, and each location takes only one of yours. Next lesson: crystals.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
