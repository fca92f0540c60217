import type { LessonCatalogue } from '@coven/words';

const READY = 'Going on now would lose the effect. Use it first.';

export const messages = {
  title: 'Raven and grimoire',
  'cast.1': 'Morgana',

  'scene.chapter': 'Two effects',
  'scene.name': 'A full workbench',
  'scene.say':
    'Two rounds later. Your toad places are full, 9 of 9, one toad already lies in Morgana’s circle, and she makes 4 each round.',

  'play.name': 'Both symbols at once',
  'play.say': 'Your raven and grimoire markers stand at 1. Shedding Brew has both symbols: play it.',
  'play.then': 'Both reach 2, an even number: both effects are yours, but only in this round.',
  'play.wrong.fresh-start': 'You may swap your hand once per game, but this one is good. Follow the light.',
  'play.wrong.*': 'Only Shedding Brew moves both markers at once. Try that one.',

  'raven.name': 'The raven',
  'raven.say': 'The raven carries up to 2 ingredients away from your own workbench. Remove 2 toads: room for those to come.',
  'raven.wrong.ready': READY,
  'raven.wrong.grimoire': 'The grimoire comes next. First the raven: 2 toads.',
  'raven.wrong.*': 'That would help less: only your toads are full. Let the raven take 2 toads.',

  'grimoire.name': 'The grimoire',
  'grimoire.say':
    'The grimoire: name a kind, and this round your recipes may take it from the supply. Spider Quake needs 2 mandrakes, so name mandrake.',
  'grimoire.wrong.ready': READY,
  'grimoire.wrong.*': 'You have enough of that yourself. Mandrakes are what Spider Quake is missing: name mandrake.',

  'brewing.chapter': 'Using them',
  'brewing.name': 'Now the brew',
  'brewing.say': 'That was the arcana step; what is not used there is lost. Now Morgana brews: 4 toads again.',

  'quake.name': 'Use the grimoire',
  'quake.say': 'You own a single mandrake, yet with the grimoire Spider Quake works at last. Use it.',
  'quake.wrong.*': 'Try the grimoire first: use Spider Quake. The rest can follow.',

  'supply.name': 'Take from the supply',
  'supply.say': 'Take 2 mandrakes from the supply. You keep your own for later.',

  'saved.name': 'Saved by the raven',
  'saved.say': 'Time to finish: 3 spiders go to Morgana, and her 4 toads arrive.',
  'saved.then': 'Only 2 toads spill over: Morgana has 3. Without the raven she would have 5 and win! Next lesson: the characters.',

  'ending.say': 'Play on from here. Keep an eye on your toads: your recipes or another raven can thin them out.',
  'ending.done': 'Well done. Arcana win close games: count the symbols on the cards you pass on.',
} satisfies LessonCatalogue;
