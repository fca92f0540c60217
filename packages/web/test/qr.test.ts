import { expect, test } from 'vitest';
import { formatBits, type Matrix, qrMatrix, versionBits } from '../src/qr/qr.ts';
import { errorCorrection } from '../src/qr/reed-solomon.ts';

test('error correction of the standard’s worked example (1-M)', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version words are those of the standard’s tables', () => {
  const level = [
    0b101010000010010, 0b101000100100101, 0b101111001111100, 0b101101101001011, 0b100010111111001, 0b100000011001110, 0b100111110010111,
    0b100101010100000,
  ];
  expect(level.map((_, mask) => formatBits(mask))).toEqual(level);
  expect([7, 8, 9, 10].map(versionBits)).toEqual([0b000111110010010100, 0b001000010110111100, 0b001001101010011001, 0b001010010011010011]);
});

/** A reader that shares nothing with the writer but the standard: it finds the mask, walks the columns, unmasks, checks every block and reads the bytes. */
function read(matrix: Matrix): string {
  const size = matrix.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (matrix[y]?.[x] ? 1 : 0);
  const [blocks, correction] = (
    [
      [1, 10],
      [1, 16],
      [1, 26],
      [2, 18],
      [2, 24],
      [4, 16],
      [4, 18],
      [4, 22],
      [5, 22],
      [5, 26],
    ] as const
  )[version - 1] as readonly [number, number];
  const marks = ([[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]] as const)[
    version - 1
  ] as readonly number[];

  let format = 0;
  for (const [x, y] of [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ] as const)
    format = format * 2 + at(x, y);
  const mask = ((format ^ 0b101010000010010) >>> 10) & 7;
  expect(((format ^ 0b101010000010010) >>> 13) & 3).toBe(0);

  const isFunction = (x: number, y: number) => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
    if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
    const last = marks.at(-1) ?? 0;
    return marks.some((mx) =>
      marks.some(
        (my) =>
          !((mx === 6 && my === 6) || (mx === 6 && my === last) || (mx === last && my === 6)) &&
          Math.abs(x - mx) < 3 &&
          Math.abs(y - my) < 3,
      ),
    );
  };
  const masks = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => ((r >> 1) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ];
  const bits: number[] = [];
  let isUp = true;
  for (let column = size - 1; column > 0; column -= 2) {
    if (column === 6) column--;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [column, column - 1]) if (!isFunction(x, y)) bits.push(at(x, y) ^ (masks[mask]?.(y, x) === 0 ? 1 : 0));
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const data = words.length - blocks * correction;
  const short = Math.floor(data / blocks);
  const lengths = Array.from({ length: blocks }, (_, block) => short + (block >= blocks - (data % blocks) ? 1 : 0));
  const parts: number[][] = lengths.map(() => []);
  let next = 0;
  for (let row = 0; row <= short; row++) {
    for (const [block, length] of lengths.entries()) if (row < length) parts[block]?.push(words[next++] as number);
  }
  const corrections: number[][] = lengths.map(() => []);
  for (let row = 0; row < correction; row++) for (const list of corrections) list.push(words[next++] as number);
  for (const [block, part] of parts.entries()) expect(errorCorrection(part, correction)).toEqual(corrections[block]);

  const stream = parts
    .flat()
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const lengthBits = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, byte) =>
    Number.parseInt(stream.slice(4 + lengthBits + byte * 8, 12 + lengthBits + byte * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213])(
  'a text of %i bytes is read back',
  (length) => {
    const text = 'https://coven.example/t/'.padEnd(length, 'kq7x2').slice(0, length);
    expect(read(qrMatrix(text))).toBe(text);
  },
);

test('other letters go as UTF-8', () => {
  expect(read(qrMatrix('Відьми Блекмора, été'))).toBe('Відьми Блекмора, été');
});

test('what does not fit is refused', () => {
  expect(() => qrMatrix('x'.repeat(214))).toThrow(/too long/);
});

test('the three finder patterns and the dark module stand', () => {
  const matrix = qrMatrix('http://192.168.1.20:8080/t/abcdefghij');
  const size = matrix.length;
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const ring = matrix.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map((dark) => (dark ? '#' : '.'))
        .join(''),
    );
    expect(ring).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
  }
  expect(matrix[size - 8]?.[8]).toBe(true);
});
