import type { Action } from 'svelte/action';
import { followPointers } from './pointer.ts';

/** Pixels a pointer must travel before a touch becomes a drag. */
const SLACK = 8;

interface Drag {
  readonly isOn: boolean;
  /** Called when the piece is let go over an element with `data-drop`, with the name it has there. */
  readonly drop: (place: string) => void;
  /** Called while the piece hangs over such an element, and with nothing when it leaves it. */
  readonly over?: (place: string | null) => void;
}

/** The place under a pointer where a piece can be let go. */
function placeAt({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const found = element.closest<HTMLElement>('[data-drop]');
    if (found) return found.dataset.drop ?? '';
  }
  return null;
}

/** Marks a piece as lifted from the table. */
function lift(piece: HTMLElement, isLifted: boolean): void {
  piece.classList.toggle('dragged', isLifted);
  document.documentElement.classList.toggle('dragging', isLifted);
}

/** Lets a piece be dragged onto the table with mouse, pen or finger. Everything a drag does, a tap and a key do too. */
export const drag: Action<HTMLElement, Drag> = (node, initial) => {
  let { isOn, drop, over } = initial;
  let start: { x: number; y: number; pointer: number } | null = null;
  let isDragging = false;
  /** The last pointer to go down was a drag: a click that comes of it, however late, is none. */
  let wasDrag = false;
  let place: string | null = null;

  const down = (event: PointerEvent) => {
    wasDrag = false;
    if (!isOn || event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // From the start: a quick pointer has left the piece before its first event.
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!isDragging) {
      if (Math.hypot(x, y) < SLACK) return;
      isDragging = true;
      lift(node, true);
    }
    node.style.translate = `${x}px ${y}px`;
    hang(placeAt(event));
  };
  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    wasDrag = isDragging;
    const dropped = isDragging && event.type === 'pointerup' ? placeAt(event) : null;
    end();
    if (dropped !== null) drop(dropped);
  };
  const click = (event: MouseEvent) => {
    // A key clicks without a pointer.
    if (!wasDrag || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const hang = (next: string | null) => {
    if (next === place) return;
    place = next;
    over?.(next);
  };
  const end = () => {
    hang(null);
    start = null;
    isDragging = false;
    node.style.translate = '';
    lift(node, false);
  };

  const stop = new AbortController();
  followPointers(node, { down, move, up, click }, stop.signal);

  return {
    update(next) {
      ({ isOn, drop, over } = next);
    },
    destroy() {
      end();
      stop.abort();
    },
  };
};
