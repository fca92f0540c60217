/** What the things on the table are and do. */
export const messages = {
  sum: 'Sum in sight',
  'sum.text': 'The sum of the open numbers of this player. At the end the hidden ones are added; above 90 nothing is scored.',
  secret: 'A hidden number',
  'secret.text': 'Only its owner sees it before the end.',
  number: 'An open number',
  'number.text': 'It came by chance and lies open for all to see.',
  'open-sum': 'How far a player has come',
  'open-sum.text': 'What the open numbers add up to. Whoever has stopped is not asked again.',
  deck: 'The numbers that are left',
  'deck.text': 'Each number from 1 to 40 is there once; which one comes next is chance.',
};
