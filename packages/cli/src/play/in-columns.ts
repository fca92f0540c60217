import { clip, padTo, widthOf } from '../paint.ts';

const GAP = 2;

/** Lays items out in as many columns as fit into the width, numbered downwards; returns the lines. */
export function inColumns(items: readonly string[], width: number): readonly string[] {
  const columns = columnsFor(items, width);
  const rows = Math.ceil(items.length / columns);
  const cell = Math.floor((width + GAP) / columns) - GAP;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => items[column * rows + row])
      .flatMap((item) => (item === undefined ? [] : [padTo(clip(item, cell), cell)]))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** How many columns the widest item allows; always at least one. */
function columnsFor(items: readonly string[], width: number): number {
  const widest = Math.max(1, ...items.map(widthOf));
  return Math.max(1, Math.min(items.length, Math.floor((width + GAP) / (widest + GAP))));
}
