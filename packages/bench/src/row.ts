/** One measured figure. */
export interface Row {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  /** This figure divided by another of the same run. */
  readonly ratio?: {
    readonly to: string;
    readonly value: number;
    /** The target; a lower ratio is marked in the report. */
    readonly atLeast?: number;
    readonly aim?: number;
  };
  /** The upper target, in the row's unit. */
  readonly atMost?: number;
}

/** Figures that are measured together in their own process, so that no other code affects the JIT compiler. */
export interface Benchmark {
  readonly id: string;
  /** `NODE_ENV` of its process; `production` by default. */
  readonly mode?: 'production' | 'development';
  run(): Promise<readonly Row[]> | readonly Row[];
}

/** The best rate of several rounds, in units of work per second: noise can only slow a round down. */
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

/** The value below which the given share of the sorted figures lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
