import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Cauldron and strength',
  'cast.1': 'Morgana',

  'cells.chapter': 'One tile',
  'cells.name': 'Your cauldron',
  'cells.say': 'Your cauldron: 6 printed symbols in the corners, 7 crystals that block cells, and free cells for your tiles.',

  'tile.name': 'Take a tile',
  'tile.say': 'Take the tile with wand and scroll.',

  'lay.name': 'Both corners',
  'lay.say': 'Both corners in one stroke: the wand half beside the wand, the scroll half beside the scroll.',
  'lay.wrong.*': 'There at least one half touches no symbol of its kind. Only equal neighbours make an action stronger.',

  'begin.name': 'How strong is it',
  'begin.say': 'Begin with the wand and see its strength.',
  'begin.then': 'Printed symbol and tile: strength 2.',

  'later.chapter': 'A chain',
  'later.name': 'A turn later',
  'later.say': 'A turn later. You hold the tile with crystal and wand.',

  'lay-two.name': 'Join the chain',
  'lay-two.say': 'Put the wand beside the wands you have, and the crystal half beside the printed crystal.',
  'lay-two.wrong.*': 'The lit cells lengthen the wand chain and touch the crystal as well.',

  'begin-two.name': 'Stronger now',
  'begin-two.say': 'Wand first. How strong now?',
  'begin-two.then': 'A chain of 3: strength 3. Old tiles work for you all game long.',

  'rule.name': 'When strength is counted',
  'rule.say': 'Strength is counted when an action starts, so what you add during the first action helps the second. Next: portals.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
