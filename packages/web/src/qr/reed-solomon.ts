/** Arithmetic in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1, as QR codes use it. */
const EXP = new Uint8Array(255);
const LOG = new Uint8Array(256);
{
  let value = 1;
  for (let power = 0; power < 255; power++) {
    EXP[power] = value;
    LOG[value] = power;
    value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
  }
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);
}

/** The generator polynomial of a degree, highest power first, without its leading 1. */
function generator(degree: number): number[] {
  let poly = [1];
  for (let root = 0; root < degree; root++) {
    const factor = EXP[root] ?? 0;
    const next = [...poly, 0];
    poly.forEach((coefficient, at) => {
      next[at + 1] = (next[at + 1] ?? 0) ^ times(coefficient, factor);
    });
    poly = next;
  }
  return poly.slice(1);
}

/** The `count` error-correction codewords of a block of data. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}
