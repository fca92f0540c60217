import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Pentagram and special hexes',
  'cast.1': 'Morgana',

  'scene.chapter': 'The owl walks',
  'scene.name': 'Two actions',
  'scene.say': 'A tile with witch and pentagram lies in your cauldron: strength 2 for both.',

  'begin.name': 'Pentagram first',
  'begin.say': 'Begin with the pentagram. You will see why.',

  'walk.name': 'Round the star',
  'walk.say': 'Your owl walks round the star, one cell per action. Move it 2 cells, onto the blue one.',
  'walk.wrong.*': 'Fewer cells are allowed, but the blue one is 2 cells away.',

  'collect.chapter': 'The special hex',
  'collect.name': 'Take the hex',
  'collect.say': 'First the walk, then the rewards. Take the special hex beside the blue cell.',
  'collect.then': 'It shows witch and pentagram on one single cell.',

  'set.name': 'Lay it for good',
  'set.say': 'Use one of its actions now with strength 2, or lay it for good. Lay it on the lit cell, touching your witches.',
  'set.then': 'The witch action starts only now, and the hex counts already: strength 3 in place of 2.',
  'set.wrong.use': 'That works as well, but laid in the cauldron the hex helps in every turn to come.',
  'set.wrong.*': 'Not needed now: this step shows something else. Follow the light.',

  'owls.name': 'Owl tiles',
  'owls.say': 'Owl cells give the top owl tile of a stack: 7 points at the end, then 6, 5 and less. Next: the wand.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
