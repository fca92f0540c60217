/** The rules in our own words, by their numbers. */
export const messages = {
  'rule.TG-1.1': 'The numbers 1 to 40 are there once each.',
  'rule.TG-1.2': 'Every player is dealt two numbers in secret. The first seat begins; then it goes clockwise.',
  'rule.TG-2.1': 'On your turn you take one more number, or you stop. A player who has stopped is not asked again.',
  'rule.TG-2.2': 'A number that is taken comes by chance and lies open for all to see.',
  'rule.TG-2.3': 'With four open numbers you have stopped.',
  'rule.TG-3.1': 'The game ends when everybody has stopped. The hidden numbers are revealed.',
  'rule.TG-3.2':
    'You score the sum of all your numbers; above 90 you score nothing. For example 40, 39 and 11 score 90; 40, 39 and 12 score 0.',
  'rule.TG-3.3': 'The highest score wins. Players with equal scores share the victory.',
};
