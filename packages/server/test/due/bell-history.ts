/** The line with which a bell table rings. */
export interface Ring {
  readonly ring: number;
  /** When it was due and when it rang, on the installation's clock. */
  readonly due: number;
  readonly at: number;
}

/** A notice as its receiver got it. */
export interface Told {
  readonly id: string;
  readonly table: string;
  readonly seq: number;
  /** Whether its line was stored at that moment. */
  readonly wasStored: boolean;
}

export interface BellHistory {
  /** By table: all lines of its log. */
  readonly logs: ReadonlyMap<string, readonly string[]>;
  readonly told: readonly Told[];
  /** How many notices were given up. */
  readonly givenUp: number;
}

/** What is wrong with a history in which each table was to ring a number of times, and to tell of each ring; empty if nothing is. */
export function bellProblems({ logs, told, givenUp }: BellHistory, rings: number): readonly string[] {
  const problems: string[] = [];
  const times = new Map<string, number>();
  for (const { id, table, seq, wasStored } of told) {
    times.set(id, (times.get(id) ?? 0) + 1);
    if (!wasStored) problems.push(`line ${seq} of ${table} was told before it was stored`);
    if (times.get(id) === 3) problems.push(`line ${seq} of ${table} was told three times`);
  }
  let untold = 0;
  for (const [table, [, ...lines]] of logs) {
    const rung = lines.map((line) => JSON.parse(line) as Ring);
    for (let ring = 1; ring <= rings; ring++) {
      const count = rung.filter((one) => one.ring === ring).length;
      if (count === 0) problems.push(`${table} forgot to ring for the ${ring}. time`);
      if (count > 1) problems.push(`${table} rang ${count} times for the ${ring}. time`);
    }
    for (const { ring, due, at } of rung) if (at < due) problems.push(`${table} rang too early for the ${ring}. time`);
    untold += rung.filter((_, at) => !told.some((one) => one.table === table && one.seq === at + 1)).length;
  }
  if (untold > givenUp) problems.push(`${untold - givenUp} notices were forgotten`);
  return problems;
}
