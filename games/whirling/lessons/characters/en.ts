import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Characters',
  'cast.1': 'Morgana',

  'two.chapter': 'Choosing',
  'two.name': 'One of two',
  'two.say': 'Characters give every witch a trick of her own. You get 2 in secret and keep one.',

  'keep.name': 'Keep the Trickster',
  'keep.say': 'The Trickster carries a recipe of her own: 2 mushrooms become 2 toads. Keep her.',
  'keep.wrong.*': 'The Toad Whisperer is fun too: 3 toads become anything. For this lesson keep the Trickster.',

  'untamed.name': 'The Untamed',
  'untamed.say': 'Morgana keeps the Untamed. Before every round she must take 3 ingredients of one kind: toads, she decides.',
  'untamed.then': 'She has 5 toads now. You start with 5 mushrooms and 5 toads, as your character says.',

  'play.chapter': 'Her trick',
  'play.name': 'Choose a recipe',
  'play.say': 'Otherwise the round goes as usual: choose a recipe. Take Web Lore.',
  'play.wrong.*': 'Any card would do, but follow along with Web Lore.',

  'own.name': 'A recipe of her own',
  'own.say': 'Morgana cannot brew anything. You can: your character counts as a recipe, once each round.',

  'use.name': 'Use the Trickster',
  'use.say': 'Use the Trickster: 2 mushrooms go, 2 toads come.',
  'use.wrong.*': 'Later, if you like. First try your character: use the Trickster.',

  'finish.name': 'Finish the brew',
  'finish.say': 'Enough for now. Finish: the 2 toads go to Morgana.',
  'finish.then': 'She has 7 toads. And your Trickster turns over: next round 2 toads become 2 mushrooms.',
  'finish.wrong.*': 'Web Lore would work as well, but leave it today. Finish.',

  'grow.name': 'One toad too many',
  'grow.say': 'A new round, and the Untamed must take 3 again. Toads once more: 7 and 3, but there are only 9 places.',
  'grow.then': 'The toad too many goes to the player on her left: into your circle! Next time, draft another character.',

  'ending.say': 'Go on alone: your Trickster works both ways in turn. Hints are on.',
  'ending.done': 'Now you know all of it. At a new table, choose how characters are dealt.',
} satisfies LessonCatalogue;
