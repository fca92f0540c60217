import type { HowToPlayCatalogue } from '@coven/words';

export const messages = {
  goal: 'Brew so many ingredients that your right-hand neighbour’s workbench overflows: whatever does not fit goes into your circle.',
  setup:
    'Everyone has a workbench, a cauldron, a circle, three arcana markers and a character who brings the first ingredients. Hold four recipes.',
  'turn.1': 'Play and reveal: everyone plays one recipe face down, then all are revealed. It stays in front of you for the whole game.',
  'turn.2': 'Arcana: its symbols move your markers. Each even number triggers that effect.',
  'turn.3': 'Brew: use your recipes to turn ingredients into new ones. What is left of the new ones goes into your cauldron.',
  'turn.4': 'Pass: the cauldron goes to the right. What does not fit on that workbench comes to your circle.',
  'turn.5': 'Hands go to the left, and everyone draws up to four recipes.',
  end: 'The game ends as soon as a circle holds 5 ingredients; the fullest circle wins.',
  'group.recipe': 'Recipes',
  'group.character': 'Characters',
  'section.WW-1': 'Set-up',
  'section.WW-2': 'Study phase',
  'section.WW-3': 'Cauldron phase: brewing',
  'section.WW-4': 'Passing the cauldrons',
  'section.WW-5': 'Victory check',
  'section.WW-6': 'Passing the hands',
  'section.WW-7': 'Characters',
  'section.WW-8': 'What you can see',
  'section.WW-9': 'The two editions',
} satisfies HowToPlayCatalogue;
