import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'Your first tricks',
  'cast.1': 'Morgana',
  'cast.2': 'Sibylla',

  'goal.chapter': 'The wheel',
  'goal.name': 'What you play for',
  'goal.say': 'Welcome to Blackmore! You win cards; each card’s number is its points. A 9 is a feast, a 1 a crumb. Highest total wins.',

  'hand.name': 'Your six cards',
  'hand.say': 'These six cards are your hand; only you see them. There are six colours, each with its own picture and numbers from 1 to 9.',

  'trump.name': 'The card in the middle',
  'trump.say': 'The violet 9 in the middle decides two things. First, its colour: violet is trump, the colour that beats every other one.',

  'wheel.name': 'Read the wheel',
  'wheel.say': 'Second, its number: 9 tops the wheel and is strongest. Clockwise come 8, 7, 6 … down to 1. For now, bigger is better.',

  'morgana-leads.chapter': 'A trick',
  'morgana-leads.name': 'Morgana starts',
  'morgana-leads.say':
    'Morgana starts with the yellow 5. Now everybody adds one card, clockwise. That round is a trick, and yellow is its led colour.',

  'any-card.name': 'Any card may be played',
  'any-card.say': 'Sibylla adds the red 8. Any card is allowed! But red is neither the led colour nor trump, so even an 8 cannot win.',

  'win-yellow.name': 'Take the trick',
  'win-yellow.say': 'Your turn. The yellow 5 is winning so far. Take the trick with your yellow 8!',
  'win-yellow.then': 'Your 8 is the strongest yellow, and nobody played trump: the trick is yours.',
  'win-yellow.wrong.play violet-5':
    'That would win too: violet is trump. But the yellow 8 is enough here, so save your trump and play yellow.',
  'win-yellow.wrong.play orange-9': 'A 9 is big, but orange is neither led nor trump: you would give nine points away. Try the yellow 8.',
  'win-yellow.wrong.*': 'That card cannot win: only yellow or violet can. Your yellow 8 beats the yellow 5.',

  'keep-for-now.name': 'Keep the trump',
  'keep-for-now.say': 'The winner may change the trump. More about that soon! For now keep it, and all three cards go to your pile.',
  'keep-for-now.then': '5 + 8 + 8 = 21 points! Everyone draws one card, so you hold six again. The winner starts the next trick: you.',
  'keep-for-now.wrong.*': 'Good instinct, but that card would leave your winnings. Watch Sibylla do it first; for now, keep the trump.',

  'lead-orange.chapter': 'Turn the wheel',
  'lead-orange.name': 'Start a trick',
  'lead-orange.say': 'Start with the orange 9. On this wheel no orange card beats it. What could go wrong?',
  'lead-orange.wrong.*': 'You may start with anything, but let’s try the orange 9: it shows you something important.',

  'small-trump.name': 'A small trump',
  'small-trump.say':
    'Morgana follows with the orange 3. But Sibylla plays the violet 1: a trump! Even the smallest trump beats your orange 9.',

  'sibylla-crowns.name': 'A new trump',
  'sibylla-crowns.say': 'She uses the winner’s right: the orange 3 goes to the middle. Orange is the new trump, and the wheel turns to 3.',
  'sibylla-crowns.then': 'Read it again: 3, 2, 1, then 9, 8 … down to 4. Now a 3 beats a 9, and 4 is weakest!',

  'green-nine.name': 'Look at the wheel',
  'green-nine.say': 'Sibylla starts with the green 9. It looks mighty. But check the wheel: which green cards of yours come before 9?',

  'small-beats-big.name': 'Small beats big',
  'small-beats-big.say': 'Your green 2 does! Play it: on this wheel 2 is stronger than 9.',
  'small-beats-big.wrong.play green-1': 'The 1 beats the 9 too, but the 2 is safer. Keep the 1: you will love it in a moment.',
  'small-beats-big.wrong.play green-8': 'Eight comes after 9 on the wheel, so it loses. Look for a smaller green number.',
  'small-beats-big.wrong.*': 'Not green and not orange: that card cannot win. Try the green 2.',

  'morgana-throws.name': 'The magic of the wheel',
  'morgana-throws.say': 'Morgana has no answer and throws the blue 8. A little 2 takes a 9 and an 8. That is the magic of Blackmore.',

  'change-trump.name': 'Change the trump',
  'change-trump.say':
    'Your chance to change trump. Lay the green 2 in the middle: it costs only two points, and your green 1 becomes unbeatable.',
  'change-trump.then': 'Only the green 2 ranks above your green 1, and it lies in the middle. You keep 9 and 8: 38 points so far.',
  'change-trump.wrong.keep': 'Two points more, but orange stays trump and you hold no orange. Make green trump instead.',
  'change-trump.wrong.crown green-9': 'Green would be trump too, but a card in the middle scores for nobody: nine points lost. Take the 2.',
  'change-trump.wrong.crown blue-8':
    'Blue trump with 8 on top: your blue 7 would like that, but it costs eight points. The green 2 is cheaper.',

  'final-stage.chapter': 'To the end',
  'final-stage.name': 'The deck is empty',
  'final-stage.say': 'You have the idea! Let’s play on quickly until the deck is empty.',
  'final-stage.then':
    'The deck is empty: the final stage. Nobody draws; everyone has six cards left. You have 71 points, Sibylla 72, Morgana 14.',

  'last-trick.name': 'Watch the trump',
  'last-trick.say': 'Five of those six tricks fly by. Watch the trump: it will change again.',
  'last-trick.then':
    'Last trick! Morgana starts with the orange 7, Sibylla adds the green 7. With the orange 6 as trump, 7 is the weakest number.',

  'last-card.name': 'Your last card',
  'last-card.say': 'You are six points behind Sibylla: 84 to 90. Your last card is the orange 2. Play it!',
  'last-card.then': 'Both orange cards are trumps, and 2 ranks above 7. The last trick is yours!',

  'count-up.name': 'Count it up',
  'count-up.say': 'Change the trump? Not now: no trick follows, and the card would be lost. Keep it.',
  'count-up.then': 'All hands are empty, so the game is over. You: 100. Sibylla: 90. Morgana: 56. You win!',
  'count-up.wrong.*': 'That card would count for nobody, and no trick is left to win. Keep the trump and keep the points.',

  'next.name': 'Play on alone',
  'next.say':
    'Remember: fight for big numbers, and change the trump with a cheap card that suits your hand. Next, play those last six tricks yourself!',

  'ending.say': 'Same table, your choices: six tricks, no draws. You start at 71, Sibylla at 72. Hints are on. Can you beat 100?',
  'ending.done': 'Well played! Next: a full game against two witches, or the second lesson, where the wheel runs the other way.',
} satisfies LessonCatalogue;
