import { widthOf } from './paint.ts';

/** Sets whole items next to each other into lines of at most `width`; indents all lines but the first. */
export function flow(items: readonly string[], width: number, gap = '  ', indent = ''): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = last === undefined ? item : `${last}${gap}${item}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(last === undefined ? item : `${indent}${item}`);
  }
  return lines;
}
