/** The rules in our own words, by their numbers. */
export const messages = {
  'rule.BM-1.1': 'Shuffle all 54 cards: six colours, each with the numbers 1 to 9. Everybody is dealt six cards and keeps them hidden.',
  'rule.BM-1.2':
    'What remains is the deck, face down. Its top card is turned up and begins the trump pile. The colour of the pile’s top card is trump, and its number is where the wheel stands.',
  'rule.BM-1.3':
    'Before the game, choose a side of the wheel. On the descending side the numbers fall from strongest to weakest; it is the gentler one for a first game. On the ascending side they rise.',
  'rule.BM-1.4': 'The first player is chosen at random, unless the table has named a seat.',
  'rule.BM-2.1':
    'On the descending side the number the wheel stands at is the strongest. From there count down to 1, go on with 9 and count down to the number just above: each one is weaker than the one before. Example: with the wheel at 7 the order is 7-6-5-4-3-2-1-9-8, so 7 is the strongest number and 8 the weakest.',
  'rule.BM-2.2':
    'On the ascending side the number the wheel stands at is the strongest, too. From there count up to 9, go on with 1 and count up to the number just below: each one is weaker than the one before.',
  'rule.BM-2.3':
    'The order of the numbers is the same in all six colours. It follows the top card of the trump pile: when that card changes, the wheel turns at once.',
  'rule.BM-3.1': 'The leader lays any card from hand face up. Its colour is the colour led in this trick.',
  'rule.BM-3.2': 'The others follow clockwise with one card each. Any card may be played: nobody has to follow the colour led or to trump.',
  'rule.BM-3.3':
    'The strongest trump wins the trick. If nobody played a trump, the strongest card of the colour led wins. A card of any other colour cannot win, whatever its number. Example: five players, blue 7 is trump, the wheel descends, yellow 2 is led. Blue 4 wins because it outranks blue 9; red 7 has the strongest number but is neither trump nor of the colour led. If green were trump and nobody had played it, the strongest yellow card would win.',
  'rule.BM-3.4':
    'The winner of the trick may take one of its cards and lay it on the trump pile. That card is the new trump, the wheel turns to its number, and it no longer belongs to the trick.',
  'rule.BM-3.5':
    'The other cards of the trick go face down in front of the winner, who leads the next one. A finished trick may be looked at until the next card is led. After that, old tricks and won cards (your own as well) and, while scores are hidden, the running totals stay out of sight until the game is over.',
  'rule.BM-4.1': 'After each trick everybody draws one card from the deck, the winner first and then clockwise.',
  'rule.BM-4.2':
    'If the deck runs out before everybody has drawn, those who still lack a card take the top card of the trump pile, in the same order and for all to see. The card below is trump from then on, and the wheel turns to its number at once.',
  'rule.BM-4.3':
    'From then on nobody draws: this is the final stage, and the hands are played out. With 2, 3, 4 or 5 players, 1, 1, 3 or 2 cards are taken from the trump pile.',
  'rule.BM-4.4':
    'If the trump pile runs out as well, a player who got no card plays on with one card fewer. While the pile is empty there is no trump, and the wheel stays at the number of the last card taken. A trick’s winner can begin a new pile.',
  'rule.BM-4.5': 'A player without cards sits the trick out. If the winner has no card left, the next player clockwise who has one leads.',
  'rule.BM-5.1': 'The game ends when all hands are empty.',
  'rule.BM-5.2': 'You score the sum of the numbers on the cards you have won. The cards of the trump pile score for nobody.',
  'rule.BM-5.3': 'The highest score wins. Tied players share the victory.',
  'rule.BM-6.1':
    'You see your own hand, all cards on the table, the trump pile, and how many cards are in the deck, in every hand and in every won pile. Won cards lie face down; the table decides beforehand whether running scores are shown. Nothing else is ever shown: not the order of the deck, not another hand, and not to spectators either.',
};
