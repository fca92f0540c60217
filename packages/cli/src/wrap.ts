import { widthOf } from './paint.ts';

/** Columns of what is printed to be read. */
export const WIDTH = 80;

/** Breaks a line that is too wide, and keeps what follows under its text: behind its indentation and its number. */
export function wrapInPlace(line: string, width: number): readonly string[] {
  if (widthOf(line) <= width) return [line];
  const [lead = ''] = /^ *(\d+\. )?/.exec(line) ?? [];
  const [first = '', ...rest] = wrap(line.slice(lead.length), width - lead.length);
  return [`${lead}${first}`, ...rest.map((part) => `${' '.repeat(lead.length)}${part}`)];
}

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
