import { expect, test } from 'vitest';
import { LiveNodes } from '../../src/bus/live-nodes.ts';

const TABLES = Array.from({ length: 600 }, (_, at) => `table${at}`);

function nodesOf(own: string, all: readonly string[]): LiveNodes {
  const nodes = new LiveNodes(own);
  for (const node of all) nodes.heard(node);
  return nodes;
}

/** The node that comes first at each table. */
function firstOnes(all: readonly string[]): readonly string[] {
  const views = all.map((own) => [own, nodesOf(own, all)] as const);
  return TABLES.map((table) => {
    const first = views.filter(([, nodes]) => nodes.turnAt(table) === 0);
    expect(first).toHaveLength(1);
    return first[0]?.[0] ?? '';
  });
}

test('every table has one node that comes first, and each node about as many tables', () => {
  const first = firstOnes(['oak', 'birch', 'elm']);
  for (const node of ['oak', 'birch', 'elm']) expect(first.filter((one) => one === node).length).toBeGreaterThan(150);
});

test('when a node goes, only its own tables change theirs', () => {
  const [before, after] = [firstOnes(['oak', 'birch', 'elm']), firstOnes(['oak', 'birch'])];
  before.forEach((node, at) => {
    if (node !== 'elm') expect(after[at]).toBe(node);
  });
});

test('a node that says nothing for a while is not there any more', () => {
  let now = 0;
  const nodes = new LiveNodes('oak', () => now);
  nodes.heard('elm');
  now = 15_000;
  expect(nodes.all).toEqual(['oak', 'elm']);
  now = 15_001;
  expect(nodes.all).toEqual(['oak']);
});
