import { Problem } from '@coven/core';
import type { CliMessages } from '@coven/words';

type ArgsOf<Message> = Message extends (args: infer Args) => string ? Args : Readonly<Record<string, never>>;

/** The codes of usage errors with their arguments: those of the catalogue's lines `usage.CODE`. */
type UsageArgs = { [Key in keyof CliMessages as Key extends `usage.${infer Code}` ? Code : never]: ArgsOf<CliMessages[Key]> };
export type UsageCode = keyof UsageArgs;

/** Wrong usage of the command: prints one line on standard error and exits with code 2. */
export class UsageError<Code extends UsageCode = UsageCode> extends Problem<Code> {
  declare readonly args: UsageArgs[Code] & Problem['args'];

  /** `nearest`: what was meant, perhaps; empty if nothing is near. */
  constructor(code: Code, args: UsageArgs[Code] & { readonly nearest?: string }) {
    super(code, args);
  }
}
