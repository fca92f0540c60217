import { followPointers } from '@coven/web/frame/pointer.ts';
import type { Action } from 'svelte/action';
import { moved, type Size, type Viewport, WHOLE, zoomed } from './pan-zoom.ts';

interface Pan {
  readonly viewport: Viewport;
  readonly set: (viewport: Viewport) => void;
}

/** Pixels a finger must travel before a touch becomes a pan. */
const SLACK = 6;
const STEP = 1.4;
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP };

/** Drag to pan, pinch or wheel to zoom, + − 0 on the keyboard. */
export const pan: Action<HTMLElement, Pan> = (node, initial) => {
  let { viewport, set } = initial;
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  const size = (): Size => ({ width: node.clientWidth, height: node.clientHeight });
  const pointOf = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  };
  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, pointOf(event));
    if (fingers.size === 1) travelled = 0;
  };
  const move = (event: PointerEvent) => {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = pointOf(event);
    travelled += Math.hypot(now.x - was.x, now.y - was.y);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (travelled > SLACK && !node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    if (travelled <= SLACK) return;
    if (other) {
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(was.x - other.x, was.y - other.y));
      set(zoomed(viewport, ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, size()));
    } else {
      set(moved(viewport, now.x - was.x, now.y - was.y, size()));
    }
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent) => {
    // The end of a pan is no touch of what lies under the finger.
    if (travelled > SLACK && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    travelled = 0;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    set(zoomed(viewport, event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event), size()));
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = KEYS[event.key];
    if (factor) set(zoomed(viewport, factor, { x: node.clientWidth / 2, y: node.clientHeight / 2 }, size()));
    else if (event.key === '0') set(WHOLE);
    else return;
    event.preventDefault();
  };

  const stop = new AbortController();
  const { signal } = stop;
  followPointers(node, { down, move, up, click }, signal);
  node.addEventListener('wheel', wheel, { passive: false, signal });
  node.addEventListener('keydown', key, { signal });
  return {
    update(next) {
      ({ viewport, set } = next);
    },
    destroy: () => stop.abort(),
  };
};
