import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'The other side of the wheel',
  'cast.1': 'Morgana',
  'cast.2': 'Sibylla',

  'rising.chapter': 'The other side',
  'rising.name': 'Numbers rise',
  'rising.say': 'The wheel has a second side, where numbers rise. The blue 4 is up: strongest is 4, then 5, 6 … 9, then 1, 2, 3.',

  'sure-winner.name': 'A sure winner',
  'sure-winner.say':
    'Morgana starts with the blue 5. The only stronger card, the blue 4, lies in the middle. Sibylla shrugs and gives the orange 2.',

  'lose-cheaply.name': 'Lose cheaply',
  'lose-cheaply.say': 'You cannot win this one, so give as little as possible. Throw the red 1: it costs a single point.',
  'lose-cheaply.then': 'Well lost: Morgana got just one point from you. Saving your good cards is half the game.',
  'lose-cheaply.wrong.play blue-1': 'Just one point as well, but blue is trump: your blue 1 may win something later. Throw the red 1.',
  'lose-cheaply.wrong.*': 'That would hand Morgana a big number for nothing. The red 1 is your cheapest card.',

  'earlier-is-stronger.name': 'Earlier is stronger',
  'earlier-is-stronger.say':
    'Morgana keeps the trump and starts with the yellow 9. Sibylla’s yellow 7 beats it, because 7 comes earlier on this wheel.',

  'just-enough.chapter': 'Play last',
  'just-enough.name': 'Just enough',
  'just-enough.say': 'You play last, so you know everything. Win with the weakest card that is enough: your yellow 6.',
  'just-enough.wrong.play yellow-8': 'On this side 8 comes after 7, so it loses. Your yellow 6 comes before it.',
  'just-enough.wrong.play blue-1': 'Any blue would win, since blue is trump. But the yellow 6 does it too, and your trump stays in hand.',
  'just-enough.wrong.*': 'Neither yellow nor trump: that card cannot win. Try the yellow 6.',

  'count-what-is-gone.name': 'Count what is gone',
  'count-what-is-gone.say': 'Make the yellow 6 trump. The 7 is in your pile now, so nobody can beat your yellow 8.',
  'count-what-is-gone.then': 'You keep 9 and 7. Remember which cards are gone, and you know which card rules now.',
  'count-what-is-gone.wrong.keep': 'Six points more, but blue stays trump, and your blue 1 is weak there.',
  'count-what-is-gone.wrong.crown yellow-7': 'That works too, but costs seven points. The 6 does the same for less.',
  'count-what-is-gone.wrong.crown yellow-9': 'Then 9 is strongest and 8 the very weakest: your yellow 8 would be useless.',

  'last-draw.chapter': 'The last draw',
  'last-draw.name': 'Two cards for three',
  'last-draw.say': 'Let’s jump ahead to the last draw of the game.',
  'last-draw.then': 'Your green 9 wins: only the 8 ranks higher, and it lies in the middle. The deck has two cards for three players.',

  'pile-gives.name': 'The pile gives a card',
  'pile-gives.say':
    'Whoever misses out takes the top card of the trump pile in the middle: here, Sibylla. Keep the trump and see what happens.',
  'pile-gives.then': 'Sibylla picks up the green 8. Below lies the red 2: red is trump now, and you hold four red cards!',
  'pile-gives.wrong.*': 'Sibylla would simply pick that card up, and green would stay trump. You hold no green: keep.',

  'hidden-scores.name': 'Hidden scores',
  'hidden-scores.say':
    'One more thing: scores usually stay hidden until the last card. Remember who took the fat tricks. Equal totals share the victory.',

  'next.name': 'Play on alone',
  'next.say': 'Now finish this game: six tricks, four red trumps in your hand. After that, try this side of the wheel with friends.',

  'ending.say': 'Your hand, your plan. Hints show which card would win now. Which red card will you save for the end?',
  'ending.done': 'That was the whole of Blackmore. Open a table, pick a side of the wheel and invite the witches!',
} satisfies LessonCatalogue;
