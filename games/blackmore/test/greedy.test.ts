import { greedyLaws, watch } from '@coven/bots/laws';
import { openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { blackmore } from '../rules/index.ts';

greedyLaws(blackmore, greedy, (seats) => ({ wheel: seats % 2 === 0 ? 'descending' : 'ascending' }), { games: 200, deviations: 6 });

describe('greedy', () => {
  test('sometimes changes the trump and sometimes keeps it', () => {
    const rules = openGame(blackmore, 2, { first: '0' });
    let crowned = 0;
    let kept = 0;
    for (let seed = 0; seed < 10; seed++) {
      for (const text of watch(greedy, rules, seed, () => {})) {
        const type = rules.parse(text)?.type;
        if (type === 'crown') crowned++;
        if (type === 'keep') kept++;
      }
    }
    expect(crowned).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(0);
  });
});
