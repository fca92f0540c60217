import { afterEach, expect, test } from 'vitest';
import { groupAt, groupSize, groupsOf, leaveStamps, longestChain, planCauldron } from '../rules/cauldron.ts';
import { BOARD } from '../rules/index.ts';

const plan = planCauldron(BOARD.cauldron);
/** Two groups of one symbol: one of four cells, and one of two. */
const SYMBOL = 1;
const cells = plan.cells.map(({ id }) => (['c3', 'c4', 'd4', 'd5', 'g1', 'g2'].includes(id) ? SYMBOL : 0));
const at = (id: string) => plan.cellById.get(id)?.index ?? -1;

/** Everything that is counted, once. */
const counted = () => ({
  size: groupSize(plan, cells, at('d4'), SYMBOL),
  other: groupAt(plan, cells, at('g2'), SYMBOL),
  longest: longestChain(plan, cells, SYMBOL),
  groups: groupsOf(plan, cells),
});

afterEach(() => leaveStamps(2 ** 31 - 1));

test('WS-2.3 groups are counted the same after 2³¹ counts in one thread', () => {
  const expected = counted();
  expect(expected).toMatchObject({ size: 4, longest: 4 });
  expect(expected.groups.map((group) => group.cells.length)).toEqual([4, 2]);
  for (let left = 0; left < 2 * plan.cells.length; left++) {
    leaveStamps(left);
    expect([counted(), counted()]).toEqual([expected, expected]);
  }
});
