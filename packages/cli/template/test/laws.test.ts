import { greedyLaws, searchLaws } from '@coven/bots/laws';
import { openGame } from '@coven/core';
import { lawsOf, playthrough, type Unseen } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { strongest } from '../bots/strongest.ts';
import { type TemplateGame, templateGame } from '../rules/index.ts';

/** The deck and, until the game is over, the other players' secrets. */
const unseen: Unseen<TemplateGame> = (state, viewer) => {
  const others = state.phase === 'over' ? [] : state.secrets.filter((_, seat) => seat !== viewer).flat();
  return [[...state.deck.sorted().map(({ number }) => number), ...others].map(String)];
};

lawsOf({ game: templateGame, seats: [2, 3, 4, 5], options: [{}], seeds: 200, unseen });

greedyLaws(templateGame, greedy, () => ({}), { games: 400, deviations: 3 });

searchLaws(templateGame, strongest, undefined, 1);

describe('playthroughs', () => {
  test.each([2, 5])('%i seats', async (seats) => {
    await expect(playthrough(openGame(templateGame, seats), seats)).toMatchFileSnapshot(`playthroughs/${seats}-seats.txt`);
  });
});
