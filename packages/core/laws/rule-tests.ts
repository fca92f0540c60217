/** The rule numbers at the start of test names in a source text: `test('BM-3.4 …` and `describe('BM-3.4 …`. */
export function ruleNumbersIn(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:test|describe)(?:\.each\([^)]*\))?\(\s*['"`]((?:[A-Z]{2}-\d+\.\d+(?:, | and )?)+)/g)].flatMap(
    ([, numbers = '']) => [...numbers.matchAll(/[A-Z]{2}-\d+\.\d+/g)].map(([number]) => number),
  );
}
