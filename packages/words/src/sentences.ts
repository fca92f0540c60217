/** A sentence ends with its sign before a capital, a figure or a bracket; “see” is short for a word in Ukrainian and Russian. */
const BETWEEN = /(?<=[.!?])(?<!див\.|см\.)\s+(?=[\p{Lu}\d«“(])/u;

/** The sentences of a text, in order. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(BETWEEN);
}
