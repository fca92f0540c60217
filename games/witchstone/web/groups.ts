import type { ActionId, Group, JoinedGroup } from '../rules/index.ts';
import type { Content } from './cauldron.ts';

/** The groups that are shown: where a piece is tried out, those it would join instead of what they grew from. */
export function groupsWith(groups: readonly Group[], joined: readonly JoinedGroup[]): readonly Group[] {
  const grown = joined.map(({ action, cells }): Group => [action, ...cells]);
  return [...groups.filter((group) => !grown.some((other) => overlap(group, other))), ...grown];
}

function overlap([action, ...cells]: Group, [other, ...others]: Group): boolean {
  return action === other && cells.some((cell) => others.includes(cell));
}

/** With a group of one for each symbol of these cells that stands alone. */
export function withLoners(groups: readonly Group[], contents: readonly Content[]): readonly Group[] {
  const loners = contents.flatMap(({ cell, symbols }) =>
    symbols.filter((action) => groupAt(groups, action, cell.id) === undefined).map((action): Group => [action, cell.id]),
  );
  return [...groups, ...loners];
}

/** How many symbols the group of an action has that holds the cell, which shows it. */
export function sizeAt(groups: readonly Group[], action: ActionId, cell: string): number {
  const group = groupAt(groups, action, cell);
  return group === undefined ? 1 : group.length - 1;
}

function groupAt(groups: readonly Group[], action: ActionId, cell: string): Group | undefined {
  return groups.find(([one, ...cells]) => one === action && cells.includes(cell));
}
