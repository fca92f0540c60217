import { errorCorrection } from './reed-solomon.ts';

/** Dark modules of a QR code, row by row. */
export type Matrix = readonly (readonly boolean[])[];

/** A version at error-correction level M: all codewords, those for correction in each block, the number of blocks, and where alignment marks sit. */
interface Version {
  readonly codewords: number;
  readonly correction: number;
  readonly blocks: number;
  readonly alignment: readonly number[];
}

/** Versions 1 to 10 at level M: 213 bytes at most, more than any link of ours. */
const VERSIONS: readonly Version[] = [
  { codewords: 26, correction: 10, blocks: 1, alignment: [] },
  { codewords: 44, correction: 16, blocks: 1, alignment: [6, 18] },
  { codewords: 70, correction: 26, blocks: 1, alignment: [6, 22] },
  { codewords: 100, correction: 18, blocks: 2, alignment: [6, 26] },
  { codewords: 134, correction: 24, blocks: 2, alignment: [6, 30] },
  { codewords: 172, correction: 16, blocks: 4, alignment: [6, 34] },
  { codewords: 196, correction: 18, blocks: 4, alignment: [6, 22, 38] },
  { codewords: 242, correction: 22, blocks: 4, alignment: [6, 24, 42] },
  { codewords: 292, correction: 22, blocks: 5, alignment: [6, 26, 46] },
  { codewords: 346, correction: 26, blocks: 5, alignment: [6, 28, 50] },
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code in byte mode (UTF-8), error correction M, with the mask that reads best. */
export function qrMatrix(text: string): Matrix {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex((_, index) => bytes.length <= roomIn(index));
  const version = VERSIONS[at];
  if (!version) throw new Error(`too long for a QR code: ${bytes.length} bytes`);
  const blank = new Drawing(at + 1, version);
  blank.write(interleave(dataCodewords(bytes, at), version));
  const drawn = MASKS.map((_, mask) => blank.masked(mask));
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))] as Matrix;
}

function dataCount({ codewords, correction, blocks }: Version): number {
  return codewords - correction * blocks;
}

/** Bits of the length field; it grows with version 10. */
function lengthBits(index: number): number {
  return index < 9 ? 8 : 16;
}

function roomIn(index: number): number {
  return Math.floor((dataCount(VERSIONS[index] as Version) * 8 - 4 - lengthBits(index)) / 8);
}

function dataCodewords(bytes: readonly number[], index: number): number[] {
  const count = dataCount(VERSIONS[index] as Version);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits(index));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, count * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0xec; words.length < count; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Cuts the data into blocks, corrects each, and takes from them by turns. Longer blocks come last. */
function interleave(data: readonly number[], version: Version): number[] {
  const { blocks, correction } = version;
  const short = Math.floor(data.length / blocks);
  const longs = data.length % blocks;
  const parts: number[][] = [];
  let from = 0;
  for (let block = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longs ? 1 : 0);
    parts.push(data.slice(from, from + length));
    from += length;
  }
  const corrections = parts.map((part) => errorCorrection(part, correction));
  const byTurns = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...byTurns(parts), ...byTurns(corrections)];
}

/** The modules of one code, and which of them belong to fixed patterns. */
class Drawing {
  readonly #size: number;
  readonly #dark: boolean[][];
  readonly #isFixed: boolean[][];

  constructor(version: number, { alignment }: Version) {
    const size = 17 + version * 4;
    this.#size = size;
    const blank = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.#dark = blank();
    this.#isFixed = blank();
    for (let at = 0; at < size; at++) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.#finder(x, y);
    const last = alignment.at(-1);
    for (const x of alignment) {
      for (const y of alignment) {
        const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!isCorner) this.#mark(x, y);
      }
    }
    this.#format(0);
    if (version >= 7) this.#version(version);
  }

  #fix(x: number, y: number, isDark: boolean): void {
    const row = this.#dark[y];
    const fixed = this.#isFixed[y];
    if (!row || !fixed || x < 0 || x >= this.#size) return;
    row[x] = isDark;
    fixed[x] = true;
  }

  #finder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.#fix(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }

  #mark(x: number, y: number): void {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) this.#fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }

  #format(mask: number): void {
    const bits = formatBits(mask);
    const isOn = (bit: number) => ((bits >>> bit) & 1) === 1;
    const size = this.#size;
    for (let bit = 0; bit <= 5; bit++) this.#fix(8, bit, isOn(bit));
    this.#fix(8, 7, isOn(6));
    this.#fix(8, 8, isOn(7));
    this.#fix(7, 8, isOn(8));
    for (let bit = 9; bit < 15; bit++) this.#fix(14 - bit, 8, isOn(bit));
    for (let bit = 0; bit < 8; bit++) this.#fix(size - 1 - bit, 8, isOn(bit));
    for (let bit = 8; bit < 15; bit++) this.#fix(8, size - 15 + bit, isOn(bit));
    this.#fix(8, size - 8, true);
  }

  #version(version: number): void {
    const bits = versionBits(version);
    for (let bit = 0; bit < 18; bit++) {
      const isOn = ((bits >>> bit) & 1) === 1;
      const far = this.#size - 11 + (bit % 3);
      const near = Math.floor(bit / 3);
      this.#fix(far, near, isOn);
      this.#fix(near, far, isOn);
    }
  }

  /** Columns of two from the right, up and down by turns, around everything fixed. */
  write(codewords: readonly number[]): void {
    let bit = 0;
    for (let right = this.#size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step++) {
        const isUpward = ((right + 1) & 2) === 0;
        const y = isUpward ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.#dark[y];
          if (!row || this.#isFixed[y]?.[x]) continue;
          row[x] = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  masked(mask: number): Matrix {
    this.#format(mask);
    const isFlipped = MASKS[mask];
    return this.#dark.map((row, y) => row.map((isDark, x) => (this.#isFixed[y]?.[x] ? isDark : isDark !== isFlipped?.(x, y))));
  }
}

/** Level M and the mask, with ten bits of correction, under the standard's fixed mask. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

export function versionBits(version: number): number {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
}

/** How badly a code would read: runs, squares, finder look-alikes, and too much of one shade. */
function penaltyOf(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
  let penalty = 0;
  for (const line of [...matrix, ...columns]) penalty += linePenalty(line);
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const shade = matrix[y]?.[x];
      if (shade === matrix[y]?.[x + 1] && shade === matrix[y + 1]?.[x] && shade === matrix[y + 1]?.[x + 1]) penalty += 3;
    }
  }
  const dark = matrix.flat().filter(Boolean).length;
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

function linePenalty(line: readonly boolean[]): number {
  let penalty = 0;
  let run = 0;
  line.forEach((isDark, at) => {
    run = at > 0 && isDark === line[at - 1] ? run + 1 : 1;
    if (run === 5) penalty += 3;
    else if (run > 5) penalty += 1;
  });
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
  for (const pattern of ['10111010000', '00001011101']) {
    for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) penalty += 40;
  }
  return penalty;
}
