/** A text from elsewhere in one line, without anything that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}
