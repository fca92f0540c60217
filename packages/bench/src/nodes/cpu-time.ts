import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's unit of CPU time on Linux, in microseconds. */
const TICK = 10_000;

interface Process {
  readonly parent: number;
  /** Including children that have ended, in ticks. */
  readonly ticks: number;
}

/** CPU time of a process and all its children so far, in microseconds. */
export function cpuTime(root: number): number {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : undefined;
    if (found) all.set(Number(name), found);
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0));
  let ticks = 0;
  for (const [pid, one] of all) if (isBelow(pid)) ticks += one.ticks;
  return ticks * TICK;
}

function readProcess(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may contain spaces and parentheses; the fields after it are counted from 3.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return { parent: field(4), ticks: field(14) + field(15) + field(16) + field(17) };
  } catch {
    return undefined;
  }
}
