import { readdirSync, readFileSync } from 'node:fs';
import { ruleNumbersIn } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../index.ts';

describe.each(GAMES)('$id', ({ id, rules }) => {
  const folder = new URL(`../${id}/test/`, import.meta.url);
  const names = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  const sources = names.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const named = sources.flatMap(ruleNumbersIn);

  test('every rule number is named by a test', () => {
    expect(rules.map(({ number }) => number).filter((number) => !named.includes(number))).toEqual([]);
  });

  test('no test names a rule that is not there', () => {
    expect(named.filter((number) => !rules.some((rule) => rule.number === number))).toEqual([]);
  });

  test('every worked example is a test', () => {
    const examples = sources.flatMap((source) => [...source.matchAll(/['"`]([A-Z]{2}-\d+\.\d+) example/g)].map(([, number]) => number));
    const missing = rules.filter(({ number, examples: count = 0 }) => examples.filter((one) => one === number).length < count);
    expect(missing.map(({ number }) => number)).toEqual([]);
  });
});

test('the check can fail: a number in a comment or a text is no test', () => {
  expect(ruleNumbersIn("test('BM-1.1 x', f); // BM-1.2\nexpect('BM-1.3')")).toEqual(['BM-1.1']);
  expect(ruleNumbersIn("test.each([1, 2])('BM-1.4 with %i', f)")).toEqual(['BM-1.4']);
});
