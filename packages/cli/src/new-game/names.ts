/** The names of a game in its files. */
export interface Names {
  readonly id: string;
  readonly constant: string;
  readonly type: string;
  readonly title: string;
  /** The two capitals at the start of its rule numbers. */
  readonly mark: string;
}

export function namesOf(id: string, takenMarks: ReadonlySet<string>): Names {
  const words = id.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const type = words.join('');
  return {
    id,
    type,
    constant: `${type.charAt(0).toLowerCase()}${type.slice(1)}`,
    title: words.join(' '),
    mark: freeMark(words, takenMarks),
  };
}

/** The first letters of the first two words, or the first pair of letters that is free. */
function freeMark(words: readonly string[], taken: ReadonlySet<string>): string {
  const letters = [...words.join('')].filter((letter) => /[a-z]/i.test(letter)).map((letter) => letter.toUpperCase());
  const initials = words.map((word) => word.charAt(0)).filter((letter) => /[A-Z]/.test(letter));
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const seconds = [...initials.slice(1), ...letters.slice(1), ...alphabet];
  const marks = [letters[0] ?? 'A', ...alphabet].flatMap((first) => seconds.map((second) => `${first}${second}`));
  return marks.find((mark) => !taken.has(mark)) ?? 'ZZ';
}
