import type { Point } from './explanations.ts';

/** How long a finger or a mouse rests on a thing before it is explained, in milliseconds. */
const LONG = 500;
/** How far a finger may tremble, in pixels. */
const STILL = 8;

interface Rested {
  /** A mouse rests at that point of it. */
  readonly point: (target: Element, place: Point) => void;
  /** Keys have led to it; the place is below it. */
  readonly focus: (target: Element, place: Point) => void;
  /** A finger rests there. */
  readonly open: (target: Element, place: Point) => void;
  readonly hide: () => void;
}

/** Follows what is pointed at, until it is told to stop. `first`: what came before it and still lasts. */
export function rest(node: HTMLElement, { point, focus, open, hide }: Rested, first: Event | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let hasOpened = false;
  /** Where a mouse was pressed, until it is moved: what comes to lie under it then is not pointed at. */
  let pressed: Point | null = null;

  const leave = () => {
    clearTimeout(timer);
    hide();
  };
  const press = ({ pointerType, x, y }: PointerEvent) => {
    pressed = pointerType === 'touch' ? null : { x, y };
  };
  const over = ({ target, pointerType, x, y }: PointerEvent) => {
    leave();
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    if (pressed?.x === x && pressed.y === y) return;
    pressed = null;
    timer = setTimeout(() => point(target, { x, y }), LONG);
  };
  const down = ({ target, pointerType, x, y }: PointerEvent) => {
    leave();
    hasOpened = false;
    if (pointerType !== 'touch' || !(target instanceof Element)) return;
    from = { x, y };
    timer = setTimeout(() => {
      hasOpened = true;
      open(target, from);
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    const { pointerType, x, y, buttons } = event;
    if (pressed && buttons === 0) over(event);
    if (pointerType === 'touch' && Math.hypot(x - from.x, y - from.y) > STILL) clearTimeout(timer);
  };
  /** The touch that has opened a piece must not play it. */
  const click = (event: MouseEvent) => {
    leave();
    if (!hasOpened) return;
    hasOpened = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const focused = ({ target }: FocusEvent) => {
    leave();
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const { x, bottom } = target.getBoundingClientRect();
    timer = setTimeout(() => focus(target, { x, y: bottom }), LONG);
  };
  /** Also while the picture removes what has the focus: nothing else may be drawn then. */
  const blurred = () => {
    clearTimeout(timer);
    queueMicrotask(hide);
  };
  const LISTENERS = {
    pointerover: over,
    pointerdown: down,
    pointermove: move,
    pointerup: ({ pointerType }: PointerEvent) => pointerType === 'touch' && clearTimeout(timer),
    pointercancel: leave,
    pointerleave: leave,
    scroll: leave,
    focusin: focused,
    focusout: blurred,
    keydown: leave,
    click,
  };
  const listeners = Object.entries(LISTENERS) as readonly [string, EventListener][];
  const stop = new AbortController();
  const { signal } = stop;
  for (const [type, listener] of listeners) node.addEventListener(type, listener, { capture: true, passive: type !== 'click', signal });
  // It may be pressed on what lies over the table.
  window.addEventListener('pointerdown', press, { capture: true, signal });
  if (first instanceof PointerEvent) (first.type === 'pointerdown' ? down : over)(first);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
