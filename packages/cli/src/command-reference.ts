/** What there is to say about a command, in the user's language: help, man page and completion are all made from it. */
export interface CommandReference {
  readonly name: string;
  readonly summary: string;
  /** Without the flags. */
  readonly usage: string;
  readonly operands: readonly string[];
  readonly flags: readonly FlagReference[];
  readonly example: string;
}

export interface FlagReference {
  /** Without dashes. */
  readonly name: string;
  /** The name of its value; missing for a switch. */
  readonly value?: string;
  /** With the default and the environment variable. */
  readonly about: string;
}

/** A flag as it is typed, with the name of its value. */
export function flagTerm({ name, value }: FlagReference): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
