import type { Outlook } from '../rules/index.ts';
import type { Place } from './places.ts';

/** The places where the tile's two actions would be strongest together. */
export function bestSpots(places: readonly Place[], outlook: (place: Place) => Outlook | undefined): readonly Place[] {
  const worth = places.map((place) => outlook(place)?.strengths.reduce((sum, { strength }) => sum + strength, 0) ?? 0);
  const best = Math.max(0, ...worth);
  return best === 0 ? [] : places.filter((_, at) => worth[at] === best);
}
