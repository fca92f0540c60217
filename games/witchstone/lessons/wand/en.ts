import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Wand and silver cells',
  'cast.1': 'Morgana',

  'scene.chapter': 'The walk',
  'scene.name': 'On the wand',
  'scene.say': 'Second turn. Your owl stands on the wand’s second cell, Morgana’s at its start. Wand, strength 3!',

  'walk.name': 'Move the owl',
  'walk.say': 'Move the owl 3 cells. Then the cells it passed open one after another, in order.',
  'walk.wrong.*': 'Fewer steps pass fewer cells. Go all 3.',

  'bonus.name': 'A doubled bonus',
  'bonus.say': 'Open the first: crystal, 2 actions. Whoever leads on the wand, or is level with the leader, gets them doubled.',
  'bonus.then': 'You lead: 4 crystal actions.',

  'step.chapter': 'A crystal on the way',
  'step.name': 'Move a crystal',
  'step.say': 'Bring the lit crystal to the edge.',

  'rim.name': 'Over the rim',
  'rim.say': 'And over the rim.',

  'chip.name': 'Take a chip',
  'chip.say': 'The bottom shelf gives a chip from the table. Take the one with 3 points.',
  'chip.wrong.*': 'Good as well. For this lesson take the chip with 3 points.',

  'silver.chapter': 'Silver',
  'silver.name': 'A silver cell',
  'silver.say': 'Opening the next cell drops the 2 crystal actions left. It is silver and names portals: open it.',
  'silver.then': 'You own one finished portal: 1 point. With more portals it would pay more.',
  'silver.wrong.*': 'You could move more crystals. But here, see what silver does: open the next cell.',

  'rule.name': 'What silver counts',
  'rule.say': 'Silver cells count witches, portals, crystals, scrolls, chips or hexes. Build first, then walk. Next lesson: scrolls.',

  'ending.say': 'Now try it yourself for a turn or two. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
