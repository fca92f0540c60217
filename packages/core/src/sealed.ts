import { type Hex, hmacHex, sha256Hex } from '#digest';
import type { Outcome } from './contract.ts';
import type { Random } from './random.ts';

export function isHex32(text: unknown): text is Hex {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** Published when the table is created: it binds the server to its secret without revealing it. */
export function commitmentOf(secret: Hex): Hex {
  return sha256Hex('', secret);
}

/** The seed made from secret and nonces together, so that neither the server nor the players can choose it alone. `null`: the seat contributes none (a bot). */
export function seedOf(secret: Hex, nonces: readonly (Hex | null)[]): Hex {
  return hmacHex(secret, `coven-seed/1 ${JSON.stringify(nonces)}`);
}

/** Number of hexadecimal digits in a 32-bit word. */
const WORD = 8;

/**
 * The randomness of one draw: HMAC-SHA-256 of the draw's number, keyed by the seed, read as 32-bit words. Words that would
 * make the result uneven are rejected; further blocks supply more words.
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

/** Picks by weight: k is drawn below the sum of weights and selects the outcome that holds the k-th unit, in list order. */
export function pick<Move>(outcomes: readonly Outcome<Move>[], random: Random): Move {
  const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
  let left = random.below(total);
  for (const { move, weight } of outcomes) {
    if (left < weight) return move;
    left -= weight;
  }
  throw new Error('chance acts next, but there is no outcome');
}
