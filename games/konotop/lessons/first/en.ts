import type { LessonCatalogue } from '@coven/words';

export const messages = {
  title: 'The first revenge',
  'cast.1': 'Morgana',
  'cast.2': 'Sibylla',

  'goal.chapter': 'Occupiers',
  'goal.name': 'What you play for',
  'goal.say':
    'Occupiers have come to our land. Together we destroy them; each one pays revenge points to those who struck hardest. Most points wins.',

  'threshold.name': 'The Driver’s number',
  'threshold.say': 'Four occupiers face you. The Driver’s number is 16: that much strength, from all players together, destroys him.',

  'hand.name': 'Your five cards',
  'hand.say': 'These five Witch cards are your hand. The figure in the corner is the card’s strength; the sign opposite is its effect.',

  'first-card.chapter': 'Strength',
  'first-card.name': 'Play your first card',
  'first-card.say': 'On your turn you play one card on one occupier. Play Wrath of the Land, strength 5, on the Driver.',
  'first-card.then': '5 of 16. A turn ends with a check and a draw: you hold five cards again.',
  'first-card.wrong.*': 'Any card on any occupier is allowed. But let’s begin with Wrath of the Land: pick the card, then the Driver.',

  'strength-adds-up.name': 'Strength adds up',
  'strength-adds-up.say': 'Morgana plays Witness Moon, strength 4, on the Driver too. Her strength and yours add up: 9 of 16.',

  'boost-seen.name': 'A boost',
  'boost-seen.say': 'Sibylla plays Blind Scope on the Sergeant. The card names him: ×2. Its strength 3 becomes 6. That is a boost.',

  'rewards.name': 'Three rewards',
  'rewards.say': 'Look at the Driver’s rewards: 3 points for the player with the most strength on him, 2 for the second, 1 for the third.',

  'triple.name': 'Strike three times as hard',
  'triple.say': 'Your Cut Brakes have strength 3, but ×3 against the Driver: 9! Play them on him.',
  'triple.then': '5 + 9 + 4 = 18, and 16 was enough: the Driver is destroyed!',
  'triple.wrong.*': 'You could, but Cut Brakes count triple on the Driver and finish him off. Try that.',

  'places.name': 'Who gets what',
  'places.say':
    'You had 14, the most: 3 points. Morgana, second with 4: 2 points. The Driver and his cards are discarded; Kartavyi takes his place.',

  'sergeant-pressed.chapter': 'A chain',
  'sergeant-pressed.name': 'The Sergeant is next',
  'sergeant-pressed.say': 'Both turn to the Sergeant: Morgana adds 4, Sibylla adds 1. He is at 11 of 18, and Sibylla leads there with 7.',

  'chain-starts.name': 'Start a chain',
  'chain-starts.say':
    'The Sergeant needs seven more; no card of yours has that. But Careless Driving (4) lets you play another. Play it on him.',
  'chain-starts.then': '15 of 18. Now the table asks: one more card on the same occupier?',
  'chain-starts.wrong.*': 'That leaves the Sergeant standing. Start a chain instead: Careless Driving on the Sergeant.',

  'chain-ends.name': 'One more card',
  'chain-ends.say': 'Three more will do, and Red Eye has strength 3. Play it on the Sergeant as well.',
  'chain-ends.then': '18! You and Sibylla tie for first with 7: each gets the full 4 points. Morgana comes next and gets 2.',
  'chain-ends.wrong.decline': 'You may stop here: this effect is optional. But then the Sergeant stands, and somebody else finishes him.',
  'chain-ends.wrong.only-same-occupier': 'Careless Driving continues on the same occupier only: the Sergeant.',
  'chain-ends.wrong.*': 'A strength of 2 is not enough: 17 of 18. Red Eye brings the missing three.',

  'three-left.chapter': 'To the end',
  'three-left.name': 'Three remain',
  'three-left.say': 'Let’s speed up and play on until all occupiers are on the table.',
  'three-left.then': 'Nine are destroyed, three remain, and no new ones come. You have 21 points, Morgana 19, Sibylla 22.',

  'overtake-begins.name': 'The richest reward',
  'overtake-begins.say':
    'The Commander pays most: 6, 4 and 2. He is at 24 of 28; Morgana leads with 12, you have 10. Play Garlands on him.',
  'overtake-begins.then': '27 of 28. Garlands let you add one more card, but only of strength 2 or less.',
  'overtake-begins.wrong.*': 'Not bad, but look at the Commander: Garlands and one small card make you first there.',

  'overtake.name': 'Overtake Morgana',
  'overtake.say': 'Letters from Home have strength 2. Add them to the Commander and overtake Morgana!',
  'overtake.then': '29! You have 15 on him, Morgana 12, Sibylla 2. You take 6 points, they take 4 and 2.',
  'overtake.wrong.too-strong': 'Too strong for Garlands: they allow 2 at most. Letters from Home fit.',
  'overtake.wrong.decline': 'You may stop, but then Morgana can finish him and stay in the lead.',
  'overtake.wrong.*': 'Elsewhere they bring nothing yet. On the Commander they win you 6 points.',

  'one-left.name': 'One remains',
  'one-left.say': 'The Mercenary is destroyed next, without you this time. That leaves one.',
  'one-left.then': 'The Sniper: 16 of 24. You have 4 on him, the others 6 each. In points you have 27, they have 28.',

  'last-strike.name': 'The last strike',
  'last-strike.say': 'One last strike! Your Blind Scope counts ×3 against the Sniper: 9. Play it.',
  'last-strike.then': '25! You lead with 13 and take 5 points. Morgana and Sibylla tie for second: 3 points each.',
  'last-strike.wrong.*': 'Then the Sniper survives your turn, and Morgana is next. Blind Scope destroys him now.',

  'game-over.name': 'The game is over',
  'game-over.say': 'All twelve are destroyed, so the game ends at once: you have 32 points, Morgana and Sibylla 31 each. You win!',

  'tie-break.name': 'Equal points',
  'tie-break.say':
    'Who is second? With equal points, whoever sits later in turn order is ahead: Sibylla. You began, so you would lose a tie.',

  'next.name': 'Play on alone',
  'next.say': 'Two questions win this game: how much is missing, and who leads there? Now take over at the last three occupiers yourself!',

  'ending.say': 'Three occupiers, your own choices, hints on. You start at 21, Morgana at 19, Sibylla at 22.',
  'ending.done': 'Revenge is served! Try a full game next, or the second lesson: Fog, and cards that destroy or move others.',
} satisfies LessonCatalogue;
