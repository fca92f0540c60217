/** A source of random whole numbers. */
export interface Random {
  /** A whole number from 0 to n − 1; n is at most 2³¹. */
  below(n: number): number;
}

/**
 * xoshiro128** (Blackman and Vigna), for simulations and bots only: its state can be computed from its output,
 * so a table must never use it. `below` scales 32 bits; its bias is less than n / 2³².
 */
export class FastRandom implements Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  /** The same seed and stream always give the same numbers. */
  constructor(seed: string | number, stream = 0) {
    let mix = typeof seed === 'number' ? seed | 0 : fold(seed);
    // Two rounds of mixing make adjacent streams of one seed independent.
    mix = scramble((mix + Math.imul(stream | 0, 0x9e3779b9)) | 0) ^ Math.floor(stream / 0x1_0000_0000);
    const words = [0, 0, 0, 0].map(() => {
      mix = (mix + 0x9e3779b9) | 0;
      return scramble(mix);
    });
    this.#set(words);
  }

  /** A generator with the given internal state: four words, not all zero. */
  static at(words: readonly number[]): FastRandom {
    const random = new FastRandom(0);
    random.#set(words);
    return random;
  }

  #set(words: readonly number[]): void {
    [this.#a = 0, this.#b = 0, this.#c = 0, this.#d = 0] = words;
    if ((this.#a | this.#b | this.#c | this.#d) === 0) this.#a = 1;
  }

  /** The next 32 bits, as a signed number. */
  next(): number {
    const fives = Math.imul(this.#b, 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  below(n: number): number {
    return ((this.next() >>> 0) * 2.3283064365386963e-10 * n) | 0;
  }
}

function scramble(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** FNV-1a over UTF-16 units. */
function fold(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Shuffles in place. */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const held = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = held;
  }
  return items;
}
