/**
 * An expected error about something the caller passed in, with a code and arguments for the message catalogue:
 * the user interface turns it into a sentence.
 */
export class Problem<Code extends string = string> extends Error {
  readonly code: Code;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(code: Code, args: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(args)}`);
    this.name = 'Problem';
    this.code = code;
    this.args = args;
  }
}
