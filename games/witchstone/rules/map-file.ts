import type { Field } from '@coven/core';
import { refuse } from './board-problems.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { KINDS, type Kind } from './map.ts';

/** Locations are kept as bits of one number. */
const MAX_LOCATIONS = 30;
const LENGTHS = ['1', '2', '3'] as const;
const MAX_SEATS = 4;

/** Known ids, one connected map, a way to score each portal. Returns how many locations take a chip. */
export function checkMap(field: Field): number | undefined {
  const parts = field.members(['locations', 'portals', 'portalPoints', 'stonePlaces']);
  if (!parts) return undefined;
  const kinds = readLocations(parts.locations);
  const points = parts.portalPoints.members(LENGTHS);
  for (const length of LENGTHS) points?.[length].whole(0, 99);
  const places = parts.stonePlaces.items();
  for (const place of places ?? []) place.whole(0, 99);
  if (places && places.length < MAX_SEATS) refuse(parts.stonePlaces, 'too-few-places', { count: places.length, least: MAX_SEATS });
  if (places) parts.stonePlaces.limitCount(places.length, FILE_LIMITS.stonePlaces);
  if (!kinds) return undefined;
  checkPortals(parts.portals, kinds);
  return [...kinds.values()].filter((kind) => kind !== 'witchstone').length;
}

function readLocations(field: Field): ReadonlyMap<string, Kind> | undefined {
  const items = field.items();
  if (!items) return undefined;
  const kinds = new Map<string, Kind>();
  for (const entry of items) {
    const location = entry.members(['id', 'kind', 'at']);
    const id = location?.id.id();
    const kind = location?.kind.oneOf(KINDS);
    const at = location?.at.items();
    for (const coordinate of at ?? []) coordinate.between(-1, 1);
    if (location && at && at.length !== 2) refuse(location.at, 'wrong-count', { count: at.length, wanted: 2 });
    if (id === undefined || kind === undefined) continue;
    if (kinds.has(id)) refuse(entry, 'repeated-id', { id });
    kinds.set(id, kind);
  }
  const count = (wanted: Kind) => [...kinds.values()].filter((kind) => kind === wanted).length;
  if (items.length > MAX_LOCATIONS) refuse(field, 'wrong-count', { count: items.length, wanted: 17 });
  if (count('witchstone') !== 1) refuse(field, 'one-witchstone', { count: count('witchstone') });
  if (count('tower') < MAX_SEATS) refuse(field, 'too-few-towers', { count: count('tower'), least: MAX_SEATS });
  return kinds;
}

function checkPortals(field: Field, kinds: ReadonlyMap<string, Kind>): void {
  const links = new Map<string, string[]>([...kinds.keys()].map((id) => [id, []]));
  const seen = new Set<string>();
  const items = field.items() ?? [];
  field.limitCount(items.length, FILE_LIMITS.portals);
  for (const entry of items) {
    const portal = entry.members(['between', 'length']);
    portal?.length.whole(1, LENGTHS.length);
    const ends = portal?.between.items();
    if (!portal || !ends) continue;
    if (ends.length !== 2) {
      refuse(portal.between, 'wrong-count', { count: ends.length, wanted: 2 });
      continue;
    }
    const [one, other] = ends.map((end) => {
      const id = end.id();
      if (id !== undefined && !kinds.has(id)) return refuse(end, 'unknown-location', { id });
      return id;
    });
    if (one === undefined || other === undefined) continue;
    if (one === other) refuse(portal.between, 'same-ends', { id: one });
    const key = [one, other].sort().join(' ');
    if (seen.has(key)) refuse(entry, 'repeated-portal');
    seen.add(key);
    links.get(one)?.push(other);
    links.get(other)?.push(one);
  }
  const [first] = links.keys();
  const reached = new Set<string>(first === undefined ? [] : [first]);
  for (const id of reached) for (const next of links.get(id) ?? []) reached.add(next);
  const lost = [...links.keys()].find((id) => !reached.has(id));
  if (lost !== undefined) refuse(field, 'not-connected', { id: lost });
}
