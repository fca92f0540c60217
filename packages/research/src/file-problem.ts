import { Problem } from '@coven/core';

/** What can be wrong with a file that research keeps its results in, with the arguments of each. */
export interface FileProblemArgs {
  'file-exists': { file: string };
  'bad-line': { file: string; line: number };
  'file-not-written': { file: string; why: string };
}

export class FileProblem<Code extends keyof FileProblemArgs = keyof FileProblemArgs> extends Problem<Code> {
  declare readonly args: FileProblemArgs[Code];

  constructor(code: Code, args: FileProblemArgs[Code]) {
    super(code, args);
  }
}
