/** The known word closest to a mistyped one; `undefined` if none is close. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let minDistance = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const word of known) {
    const distance = word.startsWith(text) && text.length > 1 ? 1 : edits(text, word);
    if (distance < minDistance) {
      minDistance = distance;
      best = word;
    }
  }
  return best;
}

/** The edit distance: how many letters must be added, removed or changed. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
