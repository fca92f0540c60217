import { expect, test } from 'vitest';
import type { Sound } from '../src/sound/sounds.ts';
import { STROKES } from '../src/sound/strokes.ts';

/** Seconds from the first to the last of it. */
const lengthOf = (sound: Sound) => Math.max(...STROKES[sound].map(({ at, length }) => at + length));

/** What an ear tells sounds apart by: how many strokes, how high they begin and end, how long they last. */
function traits(sound: Sound) {
  const strokes = STROKES[sound];
  const pitches = strokes.map((stroke) => (stroke.kind === 'tone' ? stroke.pitch : stroke.from));
  return { strokes: strokes.length, first: pitches[0] ?? 0, last: pitches.at(-1) ?? 0, length: lengthOf(sound) };
}

const far = (one: number, other: number) => Math.max(one, other) / Math.min(one, other) >= 1.4;

test('any two sounds differ by far in at least two of number, pitch and length', () => {
  const sounds = Object.keys(STROKES) as Sound[];
  for (const [at, one] of sounds.entries()) {
    for (const other of sounds.slice(at + 1)) {
      const [a, b] = [traits(one), traits(other)];
      const differences = (['strokes', 'first', 'last', 'length'] as const).filter((trait) => far(a[trait], b[trait]));
      expect(differences.length, `${one} and ${other}: ${differences.join(', ')}`).toBeGreaterThanOrEqual(2);
    }
  }
});

test('none is long, so that none hides the next', () => {
  for (const sound of Object.keys(STROKES) as Sound[]) expect(lengthOf(sound)).toBeLessThan(sound === 'end' ? 1.7 : 0.9);
});
