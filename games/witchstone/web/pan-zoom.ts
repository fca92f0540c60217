/** Which part of the map is seen: a layer `scale` times as large as its window, moved by `x` and `y` pixels. */
export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
const CLOSEST = 3;

/** No gap between the layer's edge and the window's. */
export function kept({ scale, x, y }: Sight, { width, height }: Size): Sight {
  const near = Math.min(CLOSEST, Math.max(1, scale));
  return { scale: near, x: between(x, width * (1 - near), 0), y: between(y, height * (1 - near), 0) };
}

/** Closer or farther by a factor; the point under the fingers stays where it is. */
export function zoomed(sight: Sight, factor: number, at: { readonly x: number; readonly y: number }, size: Size): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale * factor));
  const ratio = scale / sight.scale;
  return kept({ scale, x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio }, size);
}

export function moved(sight: Sight, x: number, y: number, size: Size): Sight {
  return kept({ ...sight, x: sight.x + x, y: sight.y + y }, size);
}

/** Moved as little as is needed to have a point, in shares of the layer, at least `margin` pixels inside the window. */
export function showing(sight: Sight, share: { readonly x: number; readonly y: number }, margin: number, size: Size): Sight {
  const left = sight.x + share.x * size.width * sight.scale;
  const top = sight.y + share.y * size.height * sight.scale;
  return moved(sight, between(left, margin, size.width - margin) - left, between(top, margin, size.height - margin) - top, size);
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
