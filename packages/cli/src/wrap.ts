import { widthOf } from './paint.ts';

/** Breaks a text at spaces into lines of at most `width`; indents all lines but the first. */
export function wrap(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
