import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentOf, FastRandom, pick, SealedDraw, seedOf, sha256Hex, shuffle } from '../src/index.ts';

describe('the fast generator', () => {
  test('is xoshiro128**: the published algorithm from the state 1, 2, 3, 4', () => {
    const random = FastRandom.at([1, 2, 3, 4]);
    expect(Array.from({ length: 6 }, () => random.next() >>> 0)).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492]);
  });

  test('golden numbers: a seed always gives the same game', () => {
    const draws = (seed: string | number, stream?: number) => {
      const random = new FastRandom(seed, stream);
      return Array.from({ length: 5 }, () => random.below(1000));
    };
    expect({ one: draws(1), text: draws('coven'), stream: draws('coven', 1) }).toMatchInlineSnapshot(`
      {
        "one": [
          614,
          762,
          807,
          191,
          412,
        ],
        "stream": [
          45,
          901,
          424,
          315,
          915,
        ],
        "text": [
          193,
          452,
          270,
          161,
          149,
        ],
      }
    `);
    expect(draws('coven', 0)).toEqual(draws('coven'));
  });

  test('streams of one seed differ', () => {
    const firsts = Array.from({ length: 2000 }, (_, stream) => new FastRandom('s', stream).next());
    expect(new Set(firsts).size).toBe(2000);
  });

  test('below is uniform', () => {
    const random = new FastRandom(5);
    const counts = Array.from({ length: 54 }, () => 0);
    for (let i = 0; i < 540_000; i++) counts[random.below(54)] = (counts[random.below(54)] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(53 + 5 * Math.sqrt(2 * 53));
  });

  test('shuffle keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        expect(shuffle([...items], new FastRandom(seed)).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe('sealed chance', () => {
  const secret = '0123456789abcdef'.repeat(4);

  test('commitment and seed are plain SHA-256 and HMAC, so anyone can check them with other tools', () => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'));
    const nonces = [null, 'ff'.repeat(32)];
    const expected = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(`coven-seed/1 ${JSON.stringify(nonces)}`)
      .digest('hex');
    expect(seedOf(secret, nonces)).toBe(expected);
    expect(seedOf(secret, [null, null])).not.toBe(expected);
    expect(sha256Hex('coven')).toBe(createHash('sha256').update('coven').digest('hex'));
  });

  test('a draw is the HMAC of its number, in 32-bit words, rejecting words that would make it uneven', () => {
    const block = (counter: number, number: number) =>
      createHmac('sha256', Buffer.from(secret, 'hex')).update(`coven-draw/1 ${counter} ${number}`).digest();
    for (let counter = 0; counter < 50; counter++) {
      const words = [0, 1, 2].flatMap((number) => Array.from({ length: 8 }, (_, at) => block(counter, number).readUInt32BE(4 * at)));
      const n = 3_000_000_000;
      const limit = 2 ** 32 - (2 ** 32 % n);
      const expected = words
        .filter((word) => word < limit)
        .slice(0, 5)
        .map((word) => word % n);
      const draw = new SealedDraw(secret, counter);
      expect(expected.map(() => draw.below(n))).toEqual(expected);
    }
  });

  test('picks by weight', () => {
    const outcomes = [
      { move: 'a', weight: 1 },
      { move: 'b', weight: 3 },
      { move: 'c', weight: 2 },
    ];
    expect([0, 1, 2, 3, 4, 5].map((unit) => pick(outcomes, { below: () => unit }))).toEqual(['a', 'b', 'b', 'b', 'c', 'c']);
  });
});
