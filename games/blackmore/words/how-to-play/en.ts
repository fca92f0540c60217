import type { HowToPlayCatalogue } from '@coven/words';

export const messages = {
  goal: 'Win tricks and collect high numbers: your score is the sum of the numbers on the cards you won.',
  setup:
    'Everyone gets six cards. The next card is turned up: its colour is trump, and the wheel is set to its number. From there the wheel counts which number beats which.',
  'turn.1': 'In each trick everyone plays any one card.',
  'turn.2': 'The strongest trump wins; without a trump, the strongest card of the colour led.',
  'turn.3': 'The winner may lay one of these cards on the trump pile: it becomes the new trump and turns the wheel.',
  'turn.4': 'The winner keeps the rest and leads the next trick; everyone draws one card.',
  end: 'When the deck is empty nobody draws any more; when all hands are empty, the highest sum wins.',
  'group.suit': 'The six colours',
  'about.suit': 'Nine cards, numbered 1 to 9. Each is worth its number to the player who wins it.',
  'section.BM-1': 'Set-up',
  'section.BM-2': 'The wheel',
  'section.BM-3': 'A trick',
  'section.BM-4': 'Drawing',
  'section.BM-5': 'End and scoring',
  'section.BM-6': 'What you can see',
} satisfies HowToPlayCatalogue;
