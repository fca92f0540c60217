import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Interval, medianInterval } from './interval.ts';
import { measure } from './measure.ts';
import type { Benchmark, Row } from './row.ts';

/** Measurements of each checkout; more of them narrow the interval. */
export const ROUNDS = 10;

/** Possible locations of the script that runs one benchmark; older checkouts have the last one. */
const SCRIPTS = ['packages/bench/src/one.ts', 'packages/cli/src/bench/one.ts'];

/** One figure of this checkout compared with the same figure of another. */
export interface Comparison {
  readonly id: string;
  readonly unit: string;
  /** Medians over all rounds. */
  readonly ours: number;
  readonly theirs: number;
  /** How much better this checkout is, by round: above 1 means faster or smaller. */
  readonly gain: Interval;
}

/** The script that runs one benchmark of a checkout; `undefined` if the directory is not a checkout. */
export function scriptOf(directory: string): string | undefined {
  return SCRIPTS.map((script) => join(directory, script)).find((script) => existsSync(script));
}

/**
 * Runs a benchmark of this checkout and of another alternately, each time in a fresh process with its own code. A round is a pair of
 * adjacent runs in alternating order, so that a machine that is busy for a while slows both.
 */
export async function compare(benchmark: Benchmark, script: string, rounds: number): Promise<readonly Comparison[]> {
  const pairs: (readonly [ours: readonly Row[], theirs: readonly Row[]])[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const ours = await measure(benchmark);
      pairs.push([ours, await measure(benchmark, script)]);
    } else {
      const theirs = await measure(benchmark, script);
      pairs.push([await measure(benchmark), theirs]);
    }
  }
  const ids = pairs[0]?.[0].map(({ id }) => id) ?? [];
  return ids.flatMap((id) => comparisonOf(id, pairs) ?? []);
}

function comparisonOf(id: string, pairs: readonly (readonly [readonly Row[], readonly Row[]])[]): Comparison | undefined {
  const rows = pairs.flatMap(([ours, theirs]) => {
    const [own, other] = [ours.find((row) => row.id === id), theirs.find((row) => row.id === id)];
    return own && other ? [[own, other] as const] : [];
  });
  const unit = rows[0]?.[0].unit;
  if (unit === undefined) return undefined;
  const isRate = unit.endsWith('/s') || unit.endsWith('CPU s');
  return {
    id,
    unit,
    ours: medianInterval(rows.map(([own]) => own.value)).median,
    theirs: medianInterval(rows.map(([, other]) => other.value)).median,
    gain: medianInterval(rows.map(([own, other]) => (isRate ? own.value / other.value : other.value / own.value))),
  };
}
