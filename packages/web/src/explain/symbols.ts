/** Every picture, piece and number below an element that can be seen. Words explain themselves. */
export function symbolsIn(root: Element): readonly Element[] {
  const found = [...root.querySelectorAll('svg, svg text, [data-piece], [role="img"]')];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement && isSign(text.textContent ?? '')) found.push(text.parentElement);
  }
  return [...new Set(found)].filter((element) => isSeen(element) && !element.closest('dialog, [role="tooltip"]'));
}

/** A number, or a sign without letters; a whole sentence is none. */
function isSign(text: string): boolean {
  if (/\p{L}.*\p{L}\.\s*$/su.test(text)) return false;
  return /\p{N}/u.test(text) || (text.trim() !== '' && !/\p{L}/u.test(text));
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}
