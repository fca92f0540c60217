import type { HowToPlayCatalogue } from '@coven/words';

export const messages = {
  goal: 'Score the most revenge points by having the most strength on the occupiers when they are destroyed.',
  setup: 'Four of the 12 occupiers lie face up in a row. Everyone holds five witch cards and has a side of one colour at each occupier.',
  'turn.1': 'Play a card from your hand on one of the four occupiers; its effect may let you play more.',
  'turn.2':
    'Check: every occupier whose total strength (all players) reaches its number is destroyed and pays its three rewards to the strongest players.',
  'turn.3': 'Draw back up to five cards.',
  end: 'The game ends when all 12 occupiers are destroyed; most points win.',
  'group.card': 'Witch cards',
  'group.occupier': 'Occupiers',
  'section.KW-1': 'Set-up',
  'section.KW-2': 'A turn: play',
  'section.KW-3': 'Strength and boosts',
  'section.KW-4': 'Effects',
  'section.KW-5': 'Check',
  'section.KW-6': 'Draw and end',
  'section.KW-7': 'What you can see',
  'section.KW-8': 'Your own cards',
  'facts.card': ({ strength, copies }: { strength: number; copies: number }) => `Strength ${strength}, copies: ${copies}.`,
  'facts.occupier': ({ threshold, rewards }: { threshold: number; rewards: string }) =>
    `Destroyed at strength ${threshold}. Rewards: ${rewards}.`,
} satisfies HowToPlayCatalogue;
