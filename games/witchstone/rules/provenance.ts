import { type Provenance, sourceOf } from '@coven/core';
import { type BoardFile, chipId } from './board.ts';

/** Where the parts of a board file come from, as far as it says so. */
export function provenanceOf({ provenance = {}, chips, scrolls }: BoardFile): readonly Provenance[] {
  const { chips: ofChips = {}, scrolls: ofScrolls = {}, ...parts } = provenance;
  return [
    ...Object.entries(parts).map(([id, origins]): Provenance => ({ kind: 'board', id, fields: fieldsOf(origins) })),
    ...chips.map((chip): Provenance => ({ kind: 'chip', id: chipId(chip), fields: fieldsOf(ofChips) })),
    ...scrolls.map(
      ({ id, provenance: own = {} }): Provenance => ({ kind: 'scroll', id, fields: { ...fieldsOf(ofScrolls), ...fieldsOf(own) } }),
    ),
  ];
}

/** A part that came to us as one is `whole`. */
function fieldsOf(origins: string | Readonly<Record<string, string>>): Provenance['fields'] {
  const each = typeof origins === 'string' ? { whole: origins } : origins;
  return Object.fromEntries(Object.entries(each).map(([field, origin]) => [field, sourceOf(origin)]));
}
