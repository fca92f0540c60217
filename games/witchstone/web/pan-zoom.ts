/** Which part of the map is seen: a layer `scale` times as large as its window, moved by `x` and `y` pixels. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Viewport = { scale: 1, x: 0, y: 0 };
const CLOSEST = 3;

/** No gap between the layer's edge and the window's. */
export function kept({ scale, x, y }: Viewport, { width, height }: Size): Viewport {
  const near = Math.min(CLOSEST, Math.max(1, scale));
  return { scale: near, x: between(x, width * (1 - near), 0), y: between(y, height * (1 - near), 0) };
}

/** Closer or farther by a factor; the point under the fingers stays where it is. */
export function zoomed(viewport: Viewport, factor: number, at: { readonly x: number; readonly y: number }, size: Size): Viewport {
  const scale = Math.min(CLOSEST, Math.max(1, viewport.scale * factor));
  const ratio = scale / viewport.scale;
  return kept({ scale, x: at.x - (at.x - viewport.x) * ratio, y: at.y - (at.y - viewport.y) * ratio }, size);
}

export function moved(viewport: Viewport, x: number, y: number, size: Size): Viewport {
  return kept({ ...viewport, x: viewport.x + x, y: viewport.y + y }, size);
}

/** Moved as little as is needed to have a point, in shares of the layer, at least `margin` pixels inside the window. */
export function showing(viewport: Viewport, share: { readonly x: number; readonly y: number }, margin: number, size: Size): Viewport {
  const left = viewport.x + share.x * size.width * viewport.scale;
  const top = viewport.y + share.y * size.height * viewport.scale;
  return moved(viewport, between(left, margin, size.width - margin) - left, between(top, margin, size.height - margin) - top, size);
}

function between(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
