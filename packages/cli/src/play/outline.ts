import type { Drawing } from './drawing.ts';

/** Draws any view as indented lines, for a game without its own drawing. */
export const outline: Drawing = {
  picture: (view) => linesOf(view, 0),
  description: (view) => linesOf(view, 0),
  piece: (_kind, _id, word) => word,
  remark: () => undefined,
};

function linesOf(value: object, depth: number): string[] {
  const indent = '  '.repeat(depth);
  return Object.entries(value).flatMap(([key, field]) => {
    if (typeof field !== 'object' || field === null) return [`${indent}${key}: ${field}`];
    const items: readonly unknown[] = Object.values(field);
    if (items.every((item) => typeof item !== 'object' || item === null)) return [`${indent}${key}: ${items.join(', ')}`];
    return [`${indent}${key}:`, ...linesOf(field, depth + 1)];
  });
}
