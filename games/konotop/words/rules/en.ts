/** The rules in our own words, by their numbers. */
export const messages = {
  'rule.KW-1.1': 'Shuffle the 12 occupiers. Four are laid out face up in a row; the rest is the occupier deck.',
  'rule.KW-1.2': 'Shuffle the 54 witch cards. Everybody is dealt five and keeps them hidden; the rest is the witch deck.',
  'rule.KW-1.3':
    'Each player has one of five colours. Every occupier has one side in each colour, and your cards go on the side in yours. (The rulebook names blue, white, red and green; we added violet.) Example: blue lays cards on the blue side. The first player is drawn at random; play goes clockwise.',
  'rule.KW-2.1': 'A turn has three stages, always in this order and never back: play, check, draw.',
  'rule.KW-2.2': 'Play: you must lay one card from your hand on one of the face-up occupiers. If your hand is empty, you skip this stage.',
  'rule.KW-2.3': 'More cards in the same turn come only from effects. A card played by an effect may use its own effect in turn.',
  'rule.KW-2.4': 'Boosts always hold. Every other effect is yours to use or to leave, and you decide as soon as the card is down.',
  'rule.KW-2.5':
    'An effect whose condition is not met, or that has no target, does nothing; conditions are checked when the card has been laid. As long as you hold cards, an effect that lets you play another one is always offered when its condition is met, even if you can only decline: skipping it silently would tell the others what you do not hold. One that needs another occupier is not offered when a single occupier is left: everybody sees that.',
  'rule.KW-3.1': 'A card counts its base strength, or two or three times as much while it is boosted.',
  'rule.KW-3.2':
    'A boost is never a choice. At every moment a card has exactly the boost its text gives it against the occupier it lies on. If it is moved, the boost changes, appears or goes with it.',
  'rule.KW-3.3':
    'Fog is a set: while three or more Fogs lie on one occupier, no matter whose, each has three times its strength. If one leaves and fewer than three remain, the boost goes.',
  'rule.KW-3.4': 'Boost tokens are only markers. The box has six of each, but you are not limited to that number.',
  'rule.KW-3.5':
    'Example: Centipede has strength 3, but 9 on Bandos. Example: a third Fog is played on Bandos, where one of the other two belongs to a second player. Each 2 becomes 6, so these two players have 12 and 6. With 9 from a third player the total is 27, more than the 20 needed: Bandos is destroyed. The player with 12 scores 4 points, the one with 9 scores 3 and the one with 6 scores 2.',
  'rule.KW-4.1':
    'Play another: lay one more card from your hand where the effect says (on the same occupier, on another one or on any). If the effect limits the strength, the card’s base strength counts.',
  'rule.KW-4.2': 'Destroy: put one card of another player that lies on this occupier into the discard.',
  'rule.KW-4.3':
    'Move: shift a card as the text says, always to another occupier. It keeps its owner and stays on that player’s side; apart from boosts, its own effect does not happen again. An effect never moves or destroys the card it is printed on.',
  'rule.KW-4.4':
    'Example: Careless Driving (4) is played on Kartavyi. Its effect plays Garlands on the Tree (3), whose effect plays Red Bicycle (2), whose effect destroys another player’s boosted Internal Memo. The player has 9 strength there and draws three cards at the end; no occupier is destroyed. (The rulebook gives the 2 and the total of 9; the 4 and the 3 are our guess.)',
  'rule.KW-5.1':
    'Check: when you have finished playing, look at all face-up occupiers. Each one on which the strength of all players together reaches its number is destroyed. Several can be destroyed in one turn. No card can be played in this stage.',
  'rule.KW-5.2':
    'The players with cards on that occupier are ranked by their strength there. First, second and third place score its three rewards. A player with no strength there gets nothing.',
  'rule.KW-5.3':
    'Tied players all get the reward for the place they tie for, and the next lower strength takes the next place: two firsts are followed by a second. A table may choose instead to skip the place after a tie.',
  'rule.KW-5.4':
    'Example: your third Fog makes your strength 18. With 9 and 5 from two others that is 32, more than the 22 needed: Kartavyi (rewards 3, 3, 0) is destroyed, and the three players score 3, 3 and 0.',
  'rule.KW-5.5':
    'The occupier and all cards on it are discarded, and a new occupier takes its place at once, as long as there are any. If several are destroyed, settle them from left to right.',
  'rule.KW-6.1':
    'Draw back up to five cards. Only if you have to draw and the deck is empty, shuffle the discarded witch cards (including this turn’s) into a new deck. If that is still not enough, draw what there is.',
  'rule.KW-6.2': 'The game ends at once when all 12 occupiers are destroyed: in the check, with no draw after it.',
  'rule.KW-6.3': 'Whoever has the most points wins. Ties go to the player who sits latest in turn order, counting from the first player.',
  'rule.KW-6.4':
    'If no player holds a card and none can be drawn, the game ends with the scores as they stand. That cannot happen: with every card file that KW-8.1 accepts, an occupier is destroyed before all cards are on the table.',
  'rule.KW-7.1':
    'You see your own hand, everything on the table, the scores, the discard, and how many cards are in the decks and hands. You see neither the order of the decks nor other hands.',
  'rule.KW-8.1':
    'You can play with your own cards: open a table with another card file. It must hold 12 occupiers and 54 witch cards of strength 1 or more, with boosts of ×2 or ×3 and only the effects above. All base strengths together must exceed the four highest numbers of the occupiers, each less one, so that an occupier is destroyed before all cards are on the table. The file is checked when it is loaded: counts, ids, unknown occupiers, impossible effects, numbers above the limits, cards with which a game might never end. If something is wrong, you are shown the line and the reason.',
};
