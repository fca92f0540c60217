import type { FileProblemArgs } from '@coven/research/file-problem.ts';

interface DatabaseArgs {
  user: string;
  server: string;
  database: string;
  why: string;
}

/** The codes of usage errors with their arguments; the catalogue has a line for each. */
export interface UsageArgs extends FileProblemArgs {
  'unknown-command': { text: string; nearest: string };
  'unknown-flag': { text: string; nearest: string };
  'unknown-game': { text: string; known: string };
  'bad-game-name': { text: string };
  'game-exists': { text: string };
  'unknown-rule': { text: string; game: string };
  'unknown-shell': { text: string; known: string };
  'unknown-bot': { text: string; known: string };
  'too-many-bots': { bots: number; seats: number };
  'limits-twice': { text: string };
  'strength-of-levels': Record<string, never>;
  'idle-weights': Record<string, never>;
  'unknown-benchmark': { text: string; known: string; nearest: string };
  'no-benchmarks': { directory: string };
  'unknown-language': { text: string; known: string };
  'missing-value': { flag: string };
  'no-value': { flag: string };
  'not-a-number': { flag: string; text: string; least: number; most: number };
  'missing-operand': { operand: string };
  'unknown-lesson': { lesson: string; lessons: string };
  'extra-operand': { text: string };
  'bad-option': { text: string };
  'bad-key': { text: string };
  'bad-table-address': { text: string };
  'server-unreachable': { server: string; why: string };
  'no-coven': { server: string };
  'other-protocol': { server: string };
  'bad-setting': { setting: string; value: string };
  'missing-setting': { setting: string };
  'port-taken': { port: number };
  'port-forbidden': { port: number };
  'no-such-host': { host: string };
  'newer-database': { file: string };
  'database-unreachable': DatabaseArgs;
  'database-login': DatabaseArgs;
  'database-missing': DatabaseArgs;
  'database-rights': DatabaseArgs;
  'database-insecure': DatabaseArgs;
  'database-newer': DatabaseArgs;
  'needs-database': Record<string, never>;
  'database-not-empty': { place: string };
  'copy-differs': { table: string };
  'bus-unreachable': { server: string; why: string };
  'bus-login': { server: string; why: string };
  'bus-other-database': { server: string };
  'bus-without-database': Record<string, never>;
  'bad-database': { file: string };
  'data-not-writable': { file: string; why: string };
  'database-held': { file: string };
  'disk-full': { file: string };
  'no-such-table': { id: string };
  'needs-yes': Record<string, never>;
  'no-database': { directory: string };
  'bad-data': { directory: string; why: string };
  'bad-certificate': { cert: string; key: string };
  'data-in-place': { file: string };
  'bad-backup': { file: string };
  'file-missing': { file: string };
  'file-is-directory': { file: string };
  'file-unreadable': { file: string; why: string };
  'not-resumable': { file: string };
  'no-training': { text: string; known: string };
  'bad-weights': { file: string; game: string };
  'game-is-over': { file: string };
  'game-not-over': { file: string };
}

export type UsageCode = keyof UsageArgs;

/** Wrong usage of the command: prints one line on standard error and exits with code 2. */
export class UsageError<Code extends UsageCode = UsageCode> extends Error {
  readonly code: Code;
  readonly args: UsageArgs[Code];

  constructor(code: Code, args: UsageArgs[Code]) {
    super(`${code} ${JSON.stringify(args)}`);
    this.name = 'UsageError';
    this.code = code;
    this.args = args;
  }
}
