import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Energy and portals',
  'cast.1': 'Morgana',

  'scene.chapter': 'The long portal',
  'scene.name': 'Two energy actions',
  'scene.say': 'Energy with strength 2. You may build from your tower; one marker fills one cell of a portal.',

  'start.name': 'Start the long one',
  'start.say': 'Dare the long one: 3 cells to the Witchstone. It will take more than this turn.',
  'start.wrong.*': 'This lesson goes for the long one: 3 cells to the Witchstone.',

  'same.name': 'Go on with it',
  'same.say': 'The second marker must go here too: a portal once started comes first, and nobody else may build there.',
  'same.wrong.*': 'Your started portal is waiting: lay the marker there.',

  'later.name': 'The next turn',
  'later.say': 'Next turn: a longer chain, energy with strength 3.',

  'stone.name': 'Finish it',
  'stone.say': 'Finish the long portal.',
  'stone.then': '6 points. And 2 markers are left.',
  'stone.wrong.*': 'The started portal comes first.',

  'village.chapter': 'Your network',
  'village.name': 'A short portal',
  'village.say': 'A portal of one cell: to the lit village.',
  'village.then': '1 point at once.',

  'castle.name': 'On from the village',
  'castle.say': 'Your network has grown: portals may now start at the village as well. Go on to the lit castle.',

  'rule.name': 'Your markers',
  'rule.say': 'You have 20 markers for the whole game: spend them on the way to locations your witches want. Next lesson: witches.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
