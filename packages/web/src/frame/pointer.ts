interface Heard {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly click: (event: MouseEvent) => void;
}

/** Follows pointers from where they go down, and the click that comes of it before anybody else hears it, until the signal. */
export function followPointers(node: HTMLElement, { down, move, up, click }: Heard, signal: AbortSignal): void {
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', move, { signal });
  node.addEventListener('pointerup', up, { signal });
  node.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', click, { capture: true, signal });
}
