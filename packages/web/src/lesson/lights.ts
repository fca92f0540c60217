import type { Lit } from '../games/game-table.ts';
import type { BoardView } from '../table/board-view.svelte.ts';
import type { Box } from './box.ts';

/** What every table has: where it is, the first that is visible. */
function common(id: string): Lit {
  const [zone = '', ...parts] = id.split(':');
  const part = parts.join(':');
  const anchor = (name: string) => `[data-anchor="${name}"]`;
  switch (zone) {
    case 'seat':
    case 'score':
      return { at: [anchor(`seat-${part}`), anchor(`player-${part}`)] };
    case 'scores':
    case 'result':
      return { at: ['[data-anchor^="player-"]', '[data-anchor^="seat-"]'] };
    case 'hand':
      return { at: part === '' ? ['.hand-area .hand', '.hand-area'] : [`.hand-area [data-piece="${part}"]`] };
    case 'choice':
      return { at: [`[data-move="${part}"]`, `[data-move^="${part} "]`, '.prompt .tools'] };
    case 'choices':
      return { at: ['.prompt .tools'] };
    case 'prompt':
      return { at: ['.prompt'] };
    case 'menu':
    case 'rules':
      return { at: ['.bar'] };
    default:
      return { at: [anchor(id)] };
  }
}

export function litAt(board: BoardView, id: string): Lit {
  return board.game.lit?.(id, board) ?? common(id);
}

/** The elements of a place that can be seen; several if it is made of several. */
export function placesOf(root: ParentNode, { at }: Lit): readonly Element[] {
  for (const selector of at) {
    const found = [...root.querySelectorAll(selector)].filter(isSeen);
    if (found.length > 0) return found;
  }
  return [];
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && element.closest('dialog') === null;
}

/** Where an element is on the screen, as far as what it lies in shows it. */
export function boxOf(element: Element): Box {
  const { x, y, right, bottom } = element.getBoundingClientRect();
  let [left, top, end, low] = [Math.max(0, x), Math.max(0, y), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const clip = around.getBoundingClientRect();
    [left, top, end, low] = [Math.max(left, clip.x), Math.max(top, clip.y), Math.min(end, clip.right), Math.min(low, clip.bottom)];
  }
  return { x: left, y: top, width: Math.max(0, end - left), height: Math.max(0, low - top) };
}
