import type { Lit } from './game-table.ts';

/** Where a lesson's words point: `zone` or `zone:part:…`, each zone with the selectors for its parts. */
export function litZones(zones: Readonly<Record<string, (...parts: string[]) => Lit['at'] | undefined>>): (id: string) => Lit | undefined {
  return (id) => {
    const [zone = '', ...parts] = id.split(':');
    const at = Object.hasOwn(zones, zone) ? zones[zone]?.(...parts) : undefined;
    return at && { at };
  };
}
