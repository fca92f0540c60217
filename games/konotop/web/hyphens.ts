const VOWELS = 'аеєиіїоуюяёыэ';
/** A word of a name up to this long is left whole. */
const SHORT = 8;
const WORD = /[а-яєіїґё’]+/gi;
/** After a vowel and all but the last consonant before the next one; a soft sign or й stays with what is in front of it. */
const SEAM = new RegExp(`(?<=[${VOWELS}][^${VOWELS}]*)(?=[^${VOWELS}ьъй’][${VOWELS}])|(?<=[${VOWELS}])(?=[${VOWELS}])`, 'gi');
/** Letters that stay together at either end of a word. */
const MIN_LETTERS = 3;

/** Words with soft hyphens in the long Cyrillic ones, for narrow cards: browsers seldom know how to break those. */
export function hyphenated(words: string, short = SHORT): string {
  return words.replace(WORD, (word) =>
    word.length <= short
      ? word
      : word.replace(SEAM, (_, at: number) => (at >= MIN_LETTERS && word.length - at >= MIN_LETTERS ? '\u00ad' : '')),
  );
}
