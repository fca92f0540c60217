import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Outcome } from './contract.ts';
import { digestHex, type Hex, hmac } from './digest.ts';
import type { Random } from './random.ts';

export function isHex32(text: unknown): text is Hex {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

export function sha256Hex(text: string): Hex {
  return digestHex(utf8ToBytes(text));
}

/** What is published when the table is made: it binds the server to its secret without telling it. */
export function commitmentOf(secret: Hex): Hex {
  return digestHex(hexToBytes(secret));
}

/** The seed that secret and nonces make together: neither the server nor the players can steer it alone. `null` stands for a seat that adds none (a bot). */
export function seedOf(secret: Hex, nonces: readonly (Hex | null)[]): Hex {
  return bytesToHex(hmac(hexToBytes(secret), utf8ToBytes(`coven-seed/1 ${JSON.stringify(nonces)}`)));
}

/**
 * The chance of one draw: HMAC-SHA-256 of the draw's number under the seed, read as 32-bit words, each taken or
 * thrown away so that every number below n is equally likely; more words come from further blocks.
 */
export class SealedDraw implements Random {
  readonly #seed: Uint8Array;
  readonly #counter: number;
  #block = 0;
  #words: DataView = new DataView(new ArrayBuffer(0));
  #at = 0;

  constructor(seed: Hex, counter: number) {
    this.#seed = hexToBytes(seed);
    this.#counter = counter;
  }

  #next(): number {
    if (this.#at >= this.#words.byteLength) {
      const bytes = hmac(this.#seed, utf8ToBytes(`coven-draw/1 ${this.#counter} ${this.#block}`));
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#block++;
      this.#at = 0;
    }
    const word = this.#words.getUint32(this.#at);
    this.#at += 4;
    return word;
  }

  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let word = this.#next();
    while (word >= limit) word = this.#next();
    return word % n;
  }
}

/** Picks by weight: the k-th unit of weight in the list's order, k drawn below the sum. */
export function pick<Move>(outcomes: readonly Outcome<Move>[], random: Random): Move {
  const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
  let left = random.below(total);
  for (const { move, weight } of outcomes) {
    if (left < weight) return move;
    left -= weight;
  }
  throw new Error('chance was awaited, but nothing can happen');
}
