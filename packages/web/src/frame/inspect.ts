import type { ActionReturn } from 'svelte/action';

/** How long a finger rests on a piece before it opens, in milliseconds. */
const LONG = 500;
/** How far it may tremble, in pixels. */
const STILL = 8;

/** The piece that an element belongs to. */
export function pieceOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;
}

/** Opens the piece on which a finger rests or the right button is pressed. */
export function inspect(node: HTMLElement, open: (piece: HTMLElement) => void): ActionReturn {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isOpened = false;

  const down = (event: PointerEvent) => {
    isOpened = false;
    const piece = pieceOf(event.target);
    if (event.pointerType !== 'touch' || !piece) return;
    from = event;
    timer = setTimeout(() => {
      isOpened = true;
      open(piece);
    }, LONG);
  };
  const move = ({ x, y }: PointerEvent) => {
    if (Math.hypot(x - from.x, y - from.y) > STILL) clearTimeout(timer);
  };
  const end = () => clearTimeout(timer);
  const menu = (event: MouseEvent) => {
    const piece = pieceOf(event.target);
    if (!piece) return;
    event.preventDefault();
    clearTimeout(timer);
    // A phone may ask for its menu as well.
    if (!isOpened) open(piece);
  };
  /** The touch that has opened a piece must not play it. */
  const click = (event: MouseEvent) => {
    if (!isOpened) return;
    isOpened = false;
    event.preventDefault();
    event.stopPropagation();
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      clearTimeout(timer);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
