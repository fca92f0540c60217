/** Whether all cases run (`npm run test:deep`) or one of each kind (`npm test`). */
export const isDeep = process.env.DEEP === '1';

/** The number of seeds, games or rounds a test should run. */
export function casesOf(quick: number, deep: number): number {
  return isDeep ? deep : quick;
}

/** The whole list; in the quick run only the cases that represent the others. */
export function sampleOf<Case>(all: readonly Case[], ...quick: readonly Case[]): readonly Case[] {
  return isDeep ? all : quick;
}

/** All pairs of two lists; in the quick run just enough pairs that every value occurs. */
export function pairsOf<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  if (isDeep) return some.flatMap((a) => others.map((b) => [a, b] as const));
  if (some.length === 0 || others.length === 0) return [];
  return Array.from(
    { length: Math.max(some.length, others.length) },
    (_, at) => [some[at % some.length] as A, others[at % others.length] as B] as const,
  );
}
