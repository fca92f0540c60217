import { readFileSync } from 'node:fs';

/** Taken by the server itself: database, threads of bots, pages that are being sent. */
const OWN_FILES = 48;

export interface OpenFiles {
  /** How many files this process may have open at once. */
  readonly files: number;
  /** How many connections that leaves. */
  readonly connections: number;
}

/** What the system allows, where it tells (Linux). Node has raised it already as far as it may. */
export function openFiles(limits = limitsOfThisProcess()): OpenFiles | undefined {
  const [, most] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return most === undefined ? undefined : { files: Number(most), connections: Math.max(1, Number(most) - OWN_FILES) };
}

function limitsOfThisProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
