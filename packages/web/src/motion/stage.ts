import { tick } from 'svelte';
import { afterFrame, beforePaint } from './before-paint.ts';
import type { Motion } from './motions.ts';

/** Milliseconds at normal pace. */
const TRAVEL = 280;
const STAGGER = 40;
const FADE = 160;
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

interface Spot {
  /** Of the middle, on the screen. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Seen extends Spot {
  readonly element: HTMLElement;
  /** Of the middle, in shares of the ground it lies on (`data-ground`), if it lies on one. */
  readonly share: { readonly x: number; readonly y: number } | null;
}

export interface Show {
  readonly pace: number;
  /** Cross-fade instead of travel. */
  readonly isStill: boolean;
  readonly motions: readonly Motion[];
  /** The picture is there already and its pieces come onto it for the first time. */
  readonly isOpening?: boolean;
  /** Puts the next picture on the table. */
  readonly apply: () => void;
}

/**
 * Moves pieces between two pictures. The picture is always right: what moves is only how it gets there, and
 * every animation ends on its own, so that an interrupted one leaves nothing behind.
 */
export class Stage {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Resolves when the next picture may come. */
  async present({ pace, isStill, motions, apply, isOpening = false }: Show): Promise<void> {
    if (!isOpening) await afterFrame();
    const { pieces, anchors } = this.#seen();
    const before = isOpening ? new Map<string, Seen>() : pieces;
    const copies = new Map<string, HTMLElement>();
    for (const { piece } of motions.flatMap(({ leave }) => leave ?? [])) {
      const seen = before.get(piece);
      if (seen) copies.set(piece, copyOf(seen));
    }
    apply();
    await tick();
    await beforePaint();
    const { pieces: after, anchors: places } = this.#seen();
    for (const [name, spot] of places) anchors.set(name, spot);

    const arriving = new Set(motions.flatMap(({ arrive }) => (arrive ?? []).map(({ piece }) => piece)));
    for (const [name, now] of after) {
      const was = before.get(name);
      // With reduced motion, a whole hand does not fade because of one more card in it.
      if (was && !isStill && !arriving.has(name) && !staysOn(was, now)) travel(now, was, { delay: 0, pace, isStill });
    }
    let delay = 0;
    let dwell = 0;
    const flights: Flight[] = [];
    for (const motion of motions) {
      for (const { piece, from } of motion.arrive ?? []) {
        const now = after.get(piece);
        const place = anchors.get(from);
        // A place may be much larger than what comes from it.
        const start = before.get(piece) ?? (now && place && { ...place, width: Math.min(place.width, now.width) });
        if (now && start) travel(now, start, { delay, pace, isStill });
        delay += STAGGER;
      }
      for (const { piece, to } of motion.leave ?? []) {
        const copy = copies.get(piece);
        const end = anchors.get(to);
        const was = before.get(piece);
        if (copy && end && was) flights.push({ copy, from: was, to: end, timing: { delay, pace, isStill } });
      }
      for (const { from, to, like } of motion.pass ?? []) {
        const start = anchors.get(from);
        const end = anchors.get(to);
        const model = places.get(like);
        if (start && end && model && !isStill)
          flights.push({ copy: copyOf(model), from: start, to: end, timing: { delay, pace, isStill } });
        delay += STAGGER;
      }
      dwell = Math.max(dwell, motion.dwell ?? 0);
    }
    for (const flight of flights) this.#send(flight);
    await this.#pause((Math.min(delay, 600) + (isStill ? FADE : TRAVEL) + dwell) * pace);
  }

  /** The next picture answers something the viewer did: it waits for nothing. What still flies lands by itself. */
  hurry(): void {
    this.#hurry?.();
  }
  #hurry: (() => void) | null = null;

  async #pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, milliseconds);
    });
    this.#hurry = null;
  }

  /** Where everything is. Nothing is changed in between: the page is laid out once. */
  #seen(): Picture {
    const pieces = new Map<string, Seen>();
    const anchors = new Map<string, Seen>();
    const grounds = new Map<Element, DOMRect>();
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-piece], [data-anchor]')) {
      const { piece, anchor } = element.dataset;
      // The first visible one counts: a narrow screen hides some.
      const isAnchor = anchor !== undefined && !anchors.has(anchor);
      if (!piece && !isAnchor) continue;
      const seen = seenAt(element, grounds);
      if (seen && piece) pieces.set(piece, seen);
      if (seen && isAnchor) anchors.set(anchor, seen);
    }
    return { pieces, anchors };
  }

  /** A copy that flies over everything and is gone. */
  #send({ copy, from, to, timing: { delay, pace, isStill } }: Flight): void {
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${from.x}px`,
      top: `${from.y}px`,
      margin: '0',
      transform: 'translate(-50%, -50%)',
      zIndex: '50',
      pointerEvents: 'none',
    });
    this.#root.append(copy);
    const end = { translate: `${to.x - from.x}px ${to.y - from.y}px`, scale: String(Math.min(1, to.width / from.width)), opacity: 0.2 };
    const flight = [{ translate: '0 0', opacity: delay > 0 ? 0 : 1 }, { offset: 0.05, opacity: 1 }, { offset: 0.7, opacity: 1 }, end];
    const animation = copy.animate(isStill ? [{ opacity: 1 }, { opacity: 0 }] : flight, {
      duration: (isStill ? FADE : TRAVEL + 60) * pace,
      delay: delay * pace,
      easing: EASE,
      fill: 'both',
    });
    animation.onfinish = () => copy.remove();
    animation.oncancel = () => copy.remove();
  }
}

interface Picture {
  readonly pieces: ReadonlyMap<string, Seen>;
  readonly anchors: Map<string, Seen>;
}

interface Flight {
  readonly copy: HTMLElement;
  readonly from: Spot;
  readonly to: Spot;
  readonly timing: Timing;
}

interface Timing {
  readonly delay: number;
  readonly pace: number;
  readonly isStill: boolean;
}

function seenAt(element: HTMLElement, grounds: Map<Element, DOMRect>): Seen | undefined {
  const box = element.getBoundingClientRect();
  if (box.width === 0) return undefined;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const under = element.closest('[data-ground]');
  const ground = under && (grounds.get(under) ?? under.getBoundingClientRect());
  if (under && ground) grounds.set(under, ground);
  const share = ground ? { x: (x - ground.x) / ground.width, y: (y - ground.y) / ground.height } : null;
  // A turned card's box is larger than the card: its own width is not.
  return { element, x, y, width: element.offsetWidth || box.width, share };
}

/** Whether only the ground moved, or became larger or smaller: what lies on it stays where it is. */
function staysOn({ share: was }: Seen, { share: now }: Seen): boolean {
  return was !== null && now !== null && Math.abs(was.x - now.x) < 0.02 && Math.abs(was.y - now.y) < 0.02;
}

function copyOf({ element, width }: Seen): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  copy.removeAttribute('data-anchor');
  for (const inner of copy.querySelectorAll('[data-piece], [data-anchor], [id]')) {
    for (const name of ['data-piece', 'data-anchor', 'id']) inner.removeAttribute(name);
  }
  // Away from its place the copy has no container to measure itself by.
  copy.style.setProperty('--w', `${width}px`);
  copy.style.width = `${width}px`;
  return copy;
}

function travel(now: Seen, from: Spot, { delay, pace, isStill }: Timing): void {
  const x = from.x - now.x;
  const y = from.y - now.y;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  if (isStill) {
    now.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE * pace, fill: 'backwards' });
    return;
  }
  // What waits for its turn to leave a pile is not seen on it.
  const start = { translate: `${x}px ${y}px`, scale: String(from.width / now.width), zIndex: 5, opacity: delay > 0 ? 0 : 1 };
  now.element.animate([start, { offset: 0.05, opacity: 1 }, { translate: '0 0', scale: '1', zIndex: 5, opacity: 1 }], {
    duration: TRAVEL * pace,
    delay: delay * pace,
    easing: EASE,
    fill: 'backwards',
  });
}
