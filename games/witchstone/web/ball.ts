import type { BoardFile, Kind } from '../rules/index.ts';

/** The globe's radius, and the farthest location's distance from its middle. */
export const GLOBE = 100;
const FARTHEST = 86;

/** Half of the picture's width and height in the ball's units. */
export const HALF = 106;

/** Where a point lies in the picture, as a part of its width or height. */
export function share(value: number): number {
  return (value + HALF) / (2 * HALF);
}

export function percent(value: number): string {
  return `${share(value) * 100}%`;
}

export interface Place {
  readonly id: string;
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

/** One cell of a portal, lying along it. */
interface PortalCell {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Way {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly cells: readonly PortalCell[];
}

export interface Ball {
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
}

const RADIUS: Readonly<Record<Kind, number>> = { witchstone: 13, tower: 11, village: 9, forest: 9, castle: 9 };
function radiusOf(kind: Kind): number {
  return RADIUS[kind];
}

/** The map as it is drawn, for any board file: the farthest location comes near the glass. */
export function ballOf({ map }: BoardFile): Ball {
  const far = Math.max(...map.locations.map(({ at: [x, y] }) => Math.hypot(x, y)), 0.001);
  const places = map.locations.map(({ id, kind, at: [x, y] }): Place => ({ id, kind, x: (x / far) * FARTHEST, y: (y / far) * FARTHEST }));
  const byId = new Map(places.map((place) => [place.id, place]));
  const ways = map.portals.flatMap(({ between: [one, other], length }): Way[] => {
    const from = byId.get(one);
    const to = byId.get(other);
    return from && to ? [wayBetween(from, to, length)] : [];
  });
  return { places, ways };
}

/** The longest step between two cells of a portal. */
const STEP = 10;

function wayBetween(from: Place, to: Place, length: number): Way {
  const across = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / across, (to.y - from.y) / across];
  const start = radiusOf(from.kind);
  const room = across - start - radiusOf(to.kind);
  const middle = start + room / 2;
  const step = Math.min(STEP, room / length);
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  const cells = Array.from({ length }, (_, at): PortalCell => {
    const along = middle + (at - (length - 1) / 2) * step;
    return { x: from.x + ux * along, y: from.y + uy * along, turn };
  });
  return { id: `${from.id} ${to.id}`, from, to, x: from.x + ux * middle, y: from.y + uy * middle, cells };
}
