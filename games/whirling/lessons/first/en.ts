import type { LessonCatalogue } from '@coven/words';

const FRESH_START = 'You may swap your hand once per game, but this one is good. Follow the light.';
const READY = 'Going on now would lose the effect. Use it first.';

export const messages = {
  title: 'Your first brew',
  'cast.1': 'Morgana',

  'goal.chapter': 'Your first brew',
  'goal.name': 'What you play for',
  'goal.say':
    'Welcome, witch! Brew more than Morgana’s workbench can hold. Whatever spills over lands in your circle: 5 ingredients there, and you win.',

  'bench.name': 'Your workbench',
  'bench.say':
    'This is your workbench: 3 places for shadow hearts, 4 for mandrakes, 9 each for mushrooms, spiders and toads. Morgana has the same.',

  'play.name': 'Choose a recipe',
  'play.say':
    'Recipes change ingredients: follow the arrow. Blistering Brew turns a mushroom into a mandrake and a spider. Choose it; nobody sees it yet.',
  'play.wrong.fresh-start': FRESH_START,
  'play.wrong.*': 'That card can wait. Start with Blistering Brew: its mandrakes will soon crowd Morgana out.',

  'reveal.name': 'All are revealed',
  'reveal.say': 'Morgana chooses too. Both recipes are revealed together and stay in front of you: your collection grows every round.',
  'reveal.then': 'She brews first: a spider becomes 2 toads. They are meant for you.',

  'brew.name': 'Brew it',
  'brew.say': 'Your turn to brew. Use Blistering Brew: a mushroom leaves your workbench, a mandrake and a spider appear.',
  'brew.wrong.*': 'Finishing now would send an empty cauldron. Use Blistering Brew first.',

  'finish.name': 'Cauldrons move on',
  'finish.say': 'What you made goes into your cauldron. Finish, and the cauldrons change places: yours goes to Morgana, hers comes to you.',
  'finish.then': 'Her workbench now holds 2 of 4 mandrakes; you got 2 toads. With more players, cauldrons always go to the right.',

  'hands.name': 'Hands move on',
  'hands.say': 'Now the hands move too, to the left, and everyone draws up to 4 cards. You hold what Morgana left you!',

  'second.chapter': 'Arcana',
  'second.name': 'A second recipe',
  'second.say': 'Choose Warty Brew: a toad becomes a mandrake and a mushroom. Mandrakes are tight at Morgana’s, only 4 places.',
  'second.then': 'Morgana shows Flask of Dreams, a card from your own old hand. Now look at the small symbols on the recipes.',
  'second.wrong.fresh-start': FRESH_START,
  'second.wrong.*': 'Not bad, but it makes no mandrakes for you now. Choose Warty Brew.',

  'potion.name': 'A potion for you',
  'potion.say':
    'Each symbol moves its marker. Your potion marker reached 2: on even numbers you may add any ingredient to your cauldron. Take a mandrake!',
  'potion.wrong.ready': READY,
  'potion.wrong.*': 'That would fit on her workbench. A mandrake is better: only 2 places are left for them.',

  'ready.name': 'Go on',
  'ready.say': 'Raven and grimoire stand at 1, an odd number, so nothing more happens. Go on.',

  'rival.chapter': 'Spilling over',
  'rival.name': 'What is coming',
  'rival.say': 'Morgana has a potion as well and takes a toad. Then she uses both her recipes.',
  'rival.then': '5 toads are coming, and you already have 6 of 9. Careful: your workbench can overflow too.',

  'use-one.name': 'Brew again',
  'use-one.say': 'All your recipes work again each round, once each, in any order. Start with Blistering Brew.',
  'use-one.wrong.*': 'In a moment! First Blistering Brew, then Warty Brew.',

  'use-two.name': 'And one more',
  'use-two.say': 'Now Warty Brew. It takes a toad — you will have plenty — and makes one more mandrake.',
  'use-two.wrong.*': 'Not yet: Warty Brew has not been used. It gives you the mandrake that spills over.',

  'spill.name': 'It spills over',
  'spill.say': '3 mandrakes are ready, and Morgana has room for 2. Finish and see where the third one goes.',
  'spill.then': 'It spills over into your circle! But one of her toads did not fit on your workbench: that one is hers. 1 all.',

  'turned.chapter': 'To the end',
  'turned.name': 'Turn a card round',
  'turned.say':
    'A card with ⇄ may be turned round. Turned, Whirling Secret makes a mandrake out of a mushroom, a spider and a toad. Play it turned!',
  'turned.wrong.fresh-start': FRESH_START,
  'turned.wrong.play whirling-secret': 'This way round it would eat a mandrake. Turn the card first, then it makes one.',
  'turned.wrong.*': 'Her mandrake places are full, so another mandrake is worth most: Whirling Secret, turned.',

  'again.name': 'The marker walks',
  'again.say': 'Morgana plays Rite of Growth. Your new card has 2 potion symbols: the marker goes from 2 to 4.',

  'potion-again.name': 'Another potion',
  'potion-again.say':
    'Even again: one more potion. All 4 mandrake places at Morgana’s are taken, so every mandrake you send spills over. Take one!',
  'potion-again.wrong.ready': READY,
  'potion-again.wrong.*': 'Everything but a mandrake would still fit at Morgana’s. Take a mandrake.',

  'last-brew.name': 'Watch the last brew',
  'last-brew.say':
    'You know the rest, so watch. Even fresh ingredients can be used at once: the mushroom from Warty Brew feeds Blistering Brew.',
  'last-brew.then': 'You have 4 mandrakes for Morgana. She has 5 more toads for you.',

  'win.name': 'Finish and win',
  'win.say': 'The game ends as soon as a circle holds 5, and the fullest circle wins. Finish!',
  'win.then': 'All 4 mandrakes spill over: 5 in your circle, 4 in hers. The game ends, and you win!',

  'next.name': 'Play on alone',
  'next.say':
    'That is the whole game! Next, meet the raven and the grimoire, then the characters — or play these same cards once more, your way.',

  'ending.say': 'The same hand once more, but now you decide. Morgana plays gently, and hints are on.',
  'ending.done': 'Well brewed! Now sit down with friends: you send to the right and receive from the left.',
} satisfies LessonCatalogue;
