import type { LessonCatalogue } from '@coven/words';

const BREAK = 'That would take a crystal out of the cauldron and cost points. No need for it now.';
const STOP = 'Stopping here would lose the actions you still have. Follow the light.';

export const messages = {
  title: 'Your first three turns',
  'cast.1': 'Morgana',

  'goal.chapter': 'Your first turn',
  'goal.name': 'What you play for',
  'goal.say':
    'You have 11 turns to score the most points: build portals in the crystal ball, send witches through them, gather treasures. Morgana takes a tower.',

  'tower.name': 'Take a tower',
  'tower.say': 'Place your high witch on the lit tower. Occupying a location brings 2 points, and you take the chip lying there.',
  'tower.then': '2 points, and 3 from the chip: you have 5.',
  'tower.wrong.*': 'Also a fine tower, but this lesson starts at the lit one: its chip is worth 3 points at once.',

  'tile.name': 'Take a tile',
  'tile.say': 'Each turn you lay one tile in your cauldron and carry out its 2 actions. Take the tile with energy and witch.',
  'tile.wrong.break': BREAK,
  'tile.wrong.*': 'Its turn will come. Take the tile with energy and witch first.',

  'lay.name': 'Lay it in the cauldron',
  'lay.say': 'Lay it on the lit cells, so that each half touches its own printed symbol: energy beside energy, witch beside witch.',
  'lay.wrong.break': BREAK,
  'lay.wrong.*': 'Here at least one half would stand alone and work only once. The lit cells are stronger.',

  'begin.name': 'Strength of an action',
  'begin.say': 'An action works as often as equal symbols touch: that is its strength. You choose the order. Begin with energy.',
  'begin.then': '2 energy symbols touch: strength 2.',
  'begin.wrong.break': BREAK,
  'begin.wrong.*': 'Witches travel through portals, and there is none yet. Energy first.',

  'portal.chapter': 'Portals and witches',
  'portal.name': 'Start a portal',
  'portal.say': 'Each energy action lays one marker. Start the portal of 2 cells between your tower and the lit village.',
  'portal.wrong.break': BREAK,
  'portal.wrong.stop': STOP,
  'portal.wrong.*': 'Your 2 markers fill the lit portal exactly: start that one.',

  'finished.name': 'Finish the portal',
  'finished.say': 'One more marker. A portal must be finished before you start another.',
  'finished.then': '3 points! A portal of 1, 2 or 3 cells brings 1, 3 or 6. You have 8.',
  'finished.wrong.break': BREAK,
  'finished.wrong.stop': STOP,
  'finished.wrong.*': 'The portal lacks a single marker. Finish it, and it scores.',

  'prepare.name': 'Prepare a witch',
  'prepare.say': 'Now the witch action, strength 2 as well. First prepare a witch: she lies down beside your tower.',
  'prepare.wrong.break': BREAK,
  'prepare.wrong.stop': STOP,
  'prepare.wrong.*': 'You still have witch actions. Prepare a witch: she is ready to travel afterwards.',

  'send.name': 'Send her off',
  'send.say': 'Second action: send her through your portal. She occupies the village and takes its chip.',
  'send.then': '2 points, 10 in all. And the chip gives an energy action at once: one bonus leads to the next!',
  'send.wrong.break': BREAK,
  'send.wrong.stop': STOP,
  'send.wrong.prepare': 'A second waiting witch brings nothing yet. Send the first one to the lit village.',
  'send.wrong.*': 'Not needed now: this step shows something else. Follow the light.',

  'bonus.name': 'A bonus at once',
  'bonus.say': 'Use that bonus: one marker is enough for the short portal to the lit forest.',
  'bonus.then': '11 points, and your turn is over. You draw a new tile.',
  'bonus.wrong.break': BREAK,
  'bonus.wrong.stop': STOP,
  'bonus.wrong.*': 'Follow the light: a single marker finishes the portal to the forest.',

  'rival.name': 'Morgana’s turn',
  'rival.say': 'Morgana builds 2 short portals, sends a witch into the forest and finds a good chip.',
  'rival.then': 'Morgana has 12 points, you have 11. Your turn.',

  'tile-two.chapter': 'A longer chain',
  'tile-two.name': 'A second tile',
  'tile-two.say': 'Now the tile with energy and scroll.',
  'tile-two.wrong.break': BREAK,
  'tile-two.wrong.*': 'Later! Energy and scroll go well with what you have laid.',

  'lay-two.name': 'Join the chain',
  'lay-two.say': 'Lay energy beside the printed energy once more, and the scroll beside the printed scroll. Old tiles keep counting!',
  'lay-two.wrong.break': BREAK,
  'lay-two.wrong.*': 'Elsewhere fewer symbols would touch. The lit cells join both groups.',

  'begin-two.name': 'A chain of three',
  'begin-two.say': 'Count the energy symbols that touch: your first tile, the printed symbol, the new tile. Begin with energy.',
  'begin-two.then': 'A chain of 3: strength 3!',
  'begin-two.wrong.break': BREAK,
  'begin-two.wrong.*': 'The scroll can wait a moment. Energy first.',

  'stone.name': 'To the Witchstone',
  'stone.say': 'Just right for the portal of 3 cells to the Witchstone in the middle: it brings 6 points. Lay the first marker.',
  'stone.wrong.break': BREAK,
  'stone.wrong.stop': STOP,
  'stone.wrong.*': 'Start the portal from your tower to the Witchstone: it brings 6 points and opens the middle.',

  'stone-two.name': 'The long portal',
  'stone-two.say': 'And the other 2 markers.',
  'stone-two.then': '6 points! You lead by 17 to 12.',

  'scroll.name': 'Take a scroll',
  'scroll.say':
    'Scroll with strength 2: choose one of the first 2. Take the prophecy “Chain of energy”, it rewards the chain you are growing.',
  'scroll.then': 'Prophecies count at the end of the game.',
  'scroll.wrong.break': BREAK,
  'scroll.wrong.stop': STOP,
  'scroll.wrong.*': 'A booster is useful as well: it strengthens an action once. For now take the prophecy.',

  'third.chapter': 'The Witchstone',
  'third.name': 'Your third turn',
  'third.say': 'Morgana takes a scroll. In your third turn you lay a witch tile: 3 witch symbols touch, and one witch is prepared already.',

  'first-there.name': 'First to arrive',
  'first-there.say': 'Send her to the Witchstone: 2 points as everywhere, and 5 more for arriving first.',
  'first-there.then': '24 points! That is the heart of the game.',
  'first-there.wrong.break': BREAK,
  'first-there.wrong.stop': STOP,
  'first-there.wrong.*': 'Later! The first witch on the Witchstone earns the most.',

  'next.name': 'Play on alone',
  'next.say': 'Play on from here with hints. Short lessons then show crystals, pentagram, wand, scrolls and the final scoring.',

  'ending.say': 'The rest is yours: a witch action and the pentagram are still waiting. Hints are on.',
  'ending.done': 'Well done! Choose the next short lesson, or start a game.',
} satisfies LessonCatalogue;
