/**
 * Something the caller asked for that cannot be, with a code and arguments for the message catalogue.
 * It is an answer, not a crash: whoever talks to a person turns it into one sentence.
 */
export class Fault<Code extends string = string> extends Error {
  readonly code: Code;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(code: Code, args: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(args)}`);
    this.name = 'Fault';
    this.code = code;
    this.args = args;
  }
}
