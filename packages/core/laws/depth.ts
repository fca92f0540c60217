/** Whether every case runs (`npm run test:deep`), or one of each kind (`npm test`). */
export const isDeep = process.env.DEEP === '1';

/** How many seeds, games or rounds a test runs. */
export function casesOf(quick: number, deep: number): number {
  return isDeep ? deep : quick;
}

/** All of a list, or those that stand for the others. */
export function sampleOf<Case>(all: readonly Case[], ...quick: readonly Case[]): readonly Case[] {
  return isDeep ? all : quick;
}

/** Every pair of two lists, or so few that each value occurs. */
export function pairsOf<A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] {
  if (isDeep) return some.flatMap((a) => others.map((b) => [a, b] as const));
  if (some.length === 0 || others.length === 0) return [];
  return Array.from(
    { length: Math.max(some.length, others.length) },
    (_, at) => [some[at % some.length] as A, others[at % others.length] as B] as const,
  );
}
