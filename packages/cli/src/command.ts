import type { Seat } from '@coven/core';
import type { CliWords, CommonWords, Language } from '@coven/words';
import type { Flags, ParsedArguments } from './arguments.ts';
import type { CommandReference } from './command-reference.ts';

/** What every command gets. `out` prints data and `note` prints messages; both take whole lines. */
export interface Context {
  readonly language: Language;
  readonly say: CliWords;
  readonly common: CommonWords;
  /** `label: text`, punctuated as in the user's language. */
  labelled(label: string, text: string): string;
  seatName(seat: Seat): string;
  /** What there is to say about every command. */
  references(): Promise<readonly CommandReference[]>;
  out(line: string): void;
  note(line: string): void;
}

export const EXIT = { fine: 0, rejected: 1, usage: 2, broken: 70, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Every exit code with its meaning. */
export function exitCodes({ say }: Context): readonly (readonly [string, string])[] {
  return Object.entries(EXIT).map(([name, code]) => [String(code), say(`exit.${name as keyof typeof EXIT}`)]);
}

/** One command. Its summary is `help.NAME` in the catalogue, each flag's line `flag.FLAG`. */
export interface Command<F extends Flags = Flags> {
  readonly flags: F;
  /** As shown in the help; optional ones are in brackets. */
  readonly operands: readonly string[];
  run(context: Context, given: ParsedArguments<F>): Promise<ExitCode>;
}

/** Flags that every command has. */
export const COMMON_FLAGS = {
  lang: { kind: 'text', value: 'LANG' },
  help: { kind: 'switch' },
} as const satisfies Flags;

/** Preserves the exact types of a command's flags. */
export function command<const F extends Flags>(written: Command<F>): Command {
  return written as unknown as Command;
}
