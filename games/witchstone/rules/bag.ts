import type { Random } from '@coven/core';

/** A shuffled stack: how many of each kind are left. Which one comes is decided when it is drawn. */
export interface Bag {
  counts: number[];
  size: number;
}

export function bagOf(counts: readonly number[]): Bag {
  return { counts: [...counts], size: counts.reduce((sum, count) => sum + count, 0) };
}

export function cloneBag(bag: Bag): Bag {
  return { counts: bag.counts.slice(), size: bag.size };
}

export function takeFrom(bag: Bag, kind: number): void {
  bag.counts[kind] = (bag.counts[kind] as number) - 1;
  bag.size--;
}

/** A kind, by how many of it are left. */
export function drawFrom(bag: Bag, random: Random): number {
  let rest = random.below(bag.size);
  let kind = 0;
  for (; rest >= (bag.counts[kind] as number); kind++) rest -= bag.counts[kind] as number;
  return kind;
}
