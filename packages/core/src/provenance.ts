import type { Provenance, Source } from './contract.ts';

/** What a figure rests on, the firmest first. */
export const SOURCES = ['printed', 'explained', 'known', 'partly', 'reconstructed', 'ours'] as const satisfies readonly Source[];

/** Reads what a data file says of an origin, such as `rulebook (×3); ×2 reconstructed`. `printed` there means: on the pieces in the box. */
export function sourceOf(origin: string): Source {
  const says = (word: string) => new RegExp(`\\b${word}\\b`).test(origin);
  const isTold = says('rulebook');
  const isKnown = says('transcribed') || says('known') || says('printed');
  if (says('reconstructed')) return isTold || isKnown ? 'partly' : 'reconstructed';
  if (isTold) return isKnown ? 'explained' : 'printed';
  if (isKnown) return 'known';
  if (says('ours')) return 'ours';
  throw new Error(`no origin: ${origin}`);
}

/** The pieces of one kind, put together where they have the same origins in all fields. */
export interface ProvenanceGroup {
  readonly kind: string;
  /** How many pieces it has. */
  readonly size: number;
  /** How many figures come from where; only sources that occur, in the order of `SOURCES`. */
  readonly counts: readonly { readonly source: Source; readonly count: number }[];
  /** In the order of their first pieces. */
  readonly alike: readonly { readonly ids: readonly string[]; readonly fields: readonly (readonly [string, Source])[] }[];
}

export function provenanceGroups(provenance: readonly Provenance[]): readonly ProvenanceGroup[] {
  return [...grouped(provenance, ({ kind }) => kind)].map(([kind, pieces]) => {
    const sources = pieces.flatMap(({ fields }) => Object.values(fields));
    const counts = SOURCES.map((source) => ({ source, count: sources.filter((one) => one === source).length }));
    return {
      kind,
      size: pieces.length,
      counts: counts.filter(({ count }) => count > 0),
      alike: [...grouped(pieces, ({ fields }) => JSON.stringify(fields)).values()].map((same) => ({
        ids: same.map(({ id }) => id),
        fields: Object.entries(same[0]?.fields ?? {}) as [string, Source][],
      })),
    };
  });
}

function grouped<T>(items: readonly T[], by: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}
