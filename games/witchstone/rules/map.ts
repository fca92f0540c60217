import type { Made } from '@coven/core';

/** `tower` in the file; which tower is the seat's own, and which are *other towers*, follows from where its high witch stands. WS-1.4 */
export const KINDS = ['witchstone', 'tower', 'village', 'forest', 'castle'] as const;
export type Kind = (typeof KINDS)[number];

export interface MapFile {
  readonly locations: readonly { readonly id: string; readonly kind: Kind; readonly at: readonly [number, number] }[];
  readonly portals: readonly { readonly between: readonly [string, string]; readonly length: number }[];
  readonly portalPoints: Readonly<Record<string, number>>;
  readonly stonePlaces: readonly number[];
}

export interface Location {
  /** Sets of locations are bit masks over it. */
  readonly index: number;
  readonly id: string;
  readonly kind: Kind;
}

export interface Portal {
  readonly index: number;
  /** The ids of its two ends. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Both ends as a mask. */
  readonly ends: number;
  /** How many energy it takes. */
  readonly length: number;
  /** What finishing it scores. WS-3.3 */
  readonly points: number;
}

export type MapPlan = Made<typeof compileMap>;

export function compileMap(file: MapFile) {
  const locations = file.locations.map(({ id, kind }, index): Location => Object.freeze({ index, id, kind }));
  const locationById = byId(locations);
  const indexOf = (id: string) => (locationById.get(id) as Location).index;
  const portals = file.portals.map(({ between: [one, other], length }, index): Portal => {
    const from = indexOf(one);
    const to = indexOf(other);
    return Object.freeze({
      index,
      id: `${one} ${other}`,
      from,
      to,
      ends: (1 << from) | (1 << to),
      length,
      points: file.portalPoints[length] as number,
    });
  });
  return {
    locations,
    locationById,
    portals,
    portalById: byId(portals),
    towers: locations.filter(({ kind }) => kind === 'tower'),
    stone: locations.find(({ kind }) => kind === 'witchstone') as Location,
    /** What the places on the Witchstone score, the first to arrive first. WS-4.6 */
    stonePlaces: file.stonePlaces,
  };
}

export function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

/** How many locations a mask holds. */
export function sizeOf(mask: number): number {
  let rest = mask;
  let size = 0;
  for (; rest !== 0; size++) rest &= rest - 1;
  return size;
}

/** The index of the lowest location (or tile) in a mask that is not empty. */
export function lowestOf(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
