import { type Hex, hmacHex, sha256Hex } from '#digest';
import type { Outcome } from './contract.ts';
import type { Random } from './random.ts';

export function isHex32(text: unknown): text is Hex {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** What is published when the table is made: it binds the server to its secret without telling it. */
export function commitmentOf(secret: Hex): Hex {
  return sha256Hex('', secret);
}

/** The seed that secret and nonces make together: neither the server nor the players can steer it alone. `null` stands for a seat that adds none (a bot). */
export function seedOf(secret: Hex, nonces: readonly (Hex | null)[]): Hex {
  return hmacHex(secret, `coven-seed/1 ${JSON.stringify(nonces)}`);
}

/** Hexadecimal digits of a 32-bit word. */
const WORD = 8;

/**
 * The chance of one draw: HMAC-SHA-256 of the draw's number under the seed, read as 32-bit words, each taken or
 * thrown away so that every number below n is equally likely; more words come from further blocks.
 */
export class SealedDraw implements Random {
  readonly #seed: Hex;
  readonly #counter: number;
  #block = 0;
  #digits = '';
  #at = 0;

  constructor(seed: Hex, counter: number) {
    this.#seed = seed;
    this.#counter = counter;
  }

  #next(): number {
    if (this.#at >= this.#digits.length) {
      this.#digits = hmacHex(this.#seed, `coven-draw/1 ${this.#counter} ${this.#block}`);
      this.#block++;
      this.#at = 0;
    }
    this.#at += WORD;
    return Number.parseInt(this.#digits.slice(this.#at - WORD, this.#at), 16);
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
