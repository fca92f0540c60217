/** One measured figure. */
export interface Row {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  /** This figure over another of the same run. */
  readonly ratio?: {
    readonly to: string;
    readonly value: number;
    /** What we want of it; a figure below is marked, not hidden. */
    readonly atLeast?: number;
    readonly aim?: number;
  };
  /** The most it should be, in its own unit. */
  readonly atMost?: number;
}

/** A group of figures that are measured in one process of their own, so that no other code has warmed or spoiled it. */
export interface Benchmark {
  readonly id: string;
  /** `NODE_ENV` of its process; `production` unless told. */
  readonly mode?: 'production' | 'development';
  run(): Promise<readonly Row[]> | readonly Row[];
}

/** The best of several rounds, in units of work per second: noise only ever slows down. */
export function bestRate(rounds: number, work: (round: number) => number): number {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    const done = work(round);
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    best = Math.max(best, done / seconds);
  }
  return best;
}

/** The value below which that share of the sorted figures lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
