import type { Rules, Sampler, Types } from './contract.ts';

/** The sampling functions of a game, built from what prepares them. */
export function sampling<T extends Types>(
  sampler: (view: T['view'], memory: T['memory']) => Sampler<T['state']>,
): Pick<Rules<T>, 'sampler' | 'sample'> {
  return { sampler, sample: (view, memory, random) => sampler(view, memory)(random) };
}
