import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Crystals and the rack',
  'cast.1': 'Morgana',

  'scene.chapter': 'Over the rim',
  'scene.name': 'Crystals in the way',
  'scene.say': 'Crystals fill cells you would like to use. Each crystal action moves one crystal one step. You have 2.',

  'step.name': 'Move a crystal',
  'step.say': 'Move the lit crystal to the free cell at the edge, next to the exit with the energy sign.',

  'rim.name': 'Over the rim',
  'rim.say': 'From here one more step takes it over the rim. Go!',

  'rack.name': 'Choose a shelf',
  'rack.say': 'Choose its shelf. The energy shelf gives 2 energy actions; the bottom one a chip from the table. Take energy.',
  'rack.wrong.*': 'A chip is nice too. Here we try the energy shelf.',

  'energy.chapter': 'The reward',
  'energy.name': 'Use the bonus',
  'energy.say': 'Bonus actions are used right away: lay the first marker.',

  'portal.name': 'Finish the portal',
  'portal.say': 'And the second.',
  'portal.then': 'A crystal became a portal: 3 points, and a free cell besides.',

  'black.name': 'The black crystal',
  'black.say':
    'The black crystal in the middle gives 2 actions more, 4 in all. Moving through occupied cells is allowed; only the end must be free.',

  'rule.name': 'Taking crystals out',
  'rule.say': 'In need of room you may take a crystal out: it costs 1 point, the next one 2, then 3. Next lesson: the pentagram.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
