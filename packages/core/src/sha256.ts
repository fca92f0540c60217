/** Bytes of a block (FIPS 180-4, 5.2.1). */
export const BLOCK = 64;

const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) => number > 1 && Array.from({ length: number - 2 }, (_, at) => at + 2).every((divisor) => number % divisor !== 0),
);
/** The first 32 bits of the fractional parts of roots of the first 64 primes (4.2.2 and 5.3.3); a root's last digits do not reach them. */
const fractionsOf = (root: (prime: number) => number) => PRIMES.map((prime) => (root(prime) % 1) * 2 ** 32);
const CONSTANTS = Int32Array.from(fractionsOf(Math.cbrt));
const BEGIN = Int32Array.from(fractionsOf(Math.sqrt).slice(0, 8));

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** SHA-256 of the parts, one after the other. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  // One bit, zeros, and the number of bits in eight bytes fill the last block (5.1.1).
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  let at = 0;
  for (const part of parts) {
    padded.set(part, at);
    at += part.length;
  }
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(length) * 8n);
  const state = BEGIN.slice();
  const schedule = new Int32Array(BLOCK);
  for (let begin = 0; begin < padded.length; begin += BLOCK) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(begin + 4 * t);
    compress(state, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setInt32(4 * index, word);
  return new Uint8Array(digest.buffer);
}

/** One block (6.2.2); the variables are named as there. */
function compress(state: Int32Array, schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  const w = (t: number): number => schedule[t] as number;
  for (let t = 0; t < 64; t++) {
    if (t >= 16) {
      const [before15, before2] = [w(t - 15), w(t - 2)];
      const s0 = rotated(before15, 7) ^ rotated(before15, 18) ^ (before15 >>> 3);
      const s1 = rotated(before2, 17) ^ rotated(before2, 19) ^ (before2 >>> 10);
      schedule[t] = s1 + w(t - 7) + s0 + w(t - 16);
    }
    const t1 = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + (CONSTANTS[t] as number) + w(t);
    const t2 = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] as number) + word;
}
