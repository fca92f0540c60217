import { readFileSync } from 'node:fs';

/** Files that the server itself needs: for the database, bot threads and pages being sent. */
const OWN_FILES = 48;

export interface OpenFiles {
  /** Maximum number of open files of this process. */
  readonly files: number;
  /** The number of connections that this allows. */
  readonly connections: number;
}

/** The system's limit, which Node has already raised as far as allowed; `undefined` where it cannot be read (only Linux provides it). */
export function openFiles(limits = limitsOfThisProcess()): OpenFiles | undefined {
  const [, max] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return max === undefined ? undefined : { files: Number(max), connections: Math.max(1, Number(max) - OWN_FILES) };
}

function limitsOfThisProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
