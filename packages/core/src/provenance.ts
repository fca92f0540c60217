import type { Provenance, Source } from './contract.ts';
import { groupedBy } from './grouped.ts';

/** All sources, the most reliable first. */
export const SOURCES = ['printed', 'explained', 'known', 'partly', 'reconstructed', 'ours'] as const satisfies readonly Source[];

/** Parses an `origin` text from a data file, such as `rulebook (×3); ×2 reconstructed`. There `printed` means on the pieces in the box. */
export function sourceOf(origin: string): Source {
  const says = (word: string) => new RegExp(`\\b${word}\\b`).test(origin);
  const isInRulebook = says('rulebook');
  const isKnown = says('transcribed') || says('known') || says('printed');
  if (says('reconstructed')) return isInRulebook || isKnown ? 'partly' : 'reconstructed';
  if (isInRulebook) return isKnown ? 'explained' : 'printed';
  if (isKnown) return 'known';
  if (says('ours')) return 'ours';
  throw new Error(`unknown origin: ${origin}`);
}

/** The pieces of one kind, grouped by pieces whose sources are the same in all fields. */
export interface ProvenanceGroup {
  readonly kind: string;
  /** Number of pieces. */
  readonly size: number;
  /** Number of figures by source, in the order of `SOURCES`; sources without figures are left out. */
  readonly counts: readonly { readonly source: Source; readonly count: number }[];
  /** Ordered by each group's first piece. */
  readonly alike: readonly { readonly ids: readonly string[]; readonly fields: readonly (readonly [string, Source])[] }[];
}

export function provenanceGroups(provenance: readonly Provenance[]): readonly ProvenanceGroup[] {
  return [...groupedBy(provenance, ({ kind }) => kind)].map(([kind, pieces]) => {
    const sources = pieces.flatMap(({ fields }) => Object.values(fields));
    const counts = SOURCES.map((source) => ({ source, count: sources.filter((one) => one === source).length }));
    return {
      kind,
      size: pieces.length,
      counts: counts.filter(({ count }) => count > 0),
      alike: [...groupedBy(pieces, ({ fields }) => JSON.stringify(fields)).values()].map((same) => ({
        ids: same.map(({ id }) => id),
        fields: Object.entries(same[0]?.fields ?? {}) as [string, Source][],
      })),
    };
  });
}
