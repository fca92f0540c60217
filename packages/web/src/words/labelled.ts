import { sayCommon } from './words.svelte.ts';

/** A label with what it is about, with the sign and the spaces of the language between them. */
export function labelled(label: string, text: string | number): string {
  return sayCommon('word.labelled', { label, text: String(text) });
}
