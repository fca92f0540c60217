/**
 * Puts a file of symbols into the page, and returns the beginning of their addresses. A symbol of the page itself is
 * drawn and removed several times faster than one of another file.
 */
export function spriteOf(name: string, file: string): string {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = file.replaceAll('<symbol id="', `<symbol id="${name}-`);
  document.body.append(holder);
  return `#${name}-`;
}
