import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { UsageError } from './usage.ts';

/** The value of a flag: none, a text, a whole number, or a text for each repetition. */
type FlagKind = 'switch' | 'text' | 'number' | 'texts';

export interface Flag {
  readonly kind: FlagKind;
  /** The value's name in the help. */
  readonly value?: string;
  /** The catalogue's line for it, if another command has a flag of the same name: `flag.` and this. */
  readonly about?: string;
  /** What holds if the flag is missing, as shown in the help; left out if the flag's line says it. */
  readonly default?: string;
  /** The environment variable used if the flag is missing. */
  readonly env?: string;
  /** Limits of a number. */
  readonly min?: number;
  readonly max?: number;
}

export type Flags = Readonly<Record<string, Flag>>;

type Value<Kind extends FlagKind> = {
  switch: boolean;
  text: string | undefined;
  number: number | undefined;
  texts: readonly string[];
}[Kind];

export interface ParsedArguments<F extends Flags> {
  readonly flags: { readonly [Name in keyof F]: Value<F[Name]['kind']> };
  readonly operands: readonly string[];
}

type Found = boolean | string | number | readonly string[] | undefined;

/** Parses a command's arguments: `--name value`, `--name=value`, and `--` before operands that look like flags. Throws `UsageError`. */
export function readArguments<F extends Flags>(argv: readonly string[], flags: F, maxOperands: number): ParsedArguments<F> {
  const found: Record<string, Found> = {};
  const options: Record<string, { readonly type: 'boolean' | 'string' }> = {};
  for (const [name, { kind }] of Object.entries(flags)) {
    found[name] = { switch: false, texts: [], text: undefined, number: undefined }[kind];
    options[name] = { type: kind === 'switch' ? 'boolean' : 'string' };
  }
  // Not strict, because we report errors ourselves, in the user's language.
  const { tokens, positionals: operands } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (!flag) throw unknownFlag(argv[token.index] ?? token.rawName, flags);
    found[token.name] = valueFrom(token.name, flag, token.value, found[token.name]);
  }
  const extra = operands[maxOperands];
  if (extra !== undefined) throw new UsageError('extra-operand', { text: extra });
  return { flags: found as ParsedArguments<F>['flags'], operands };
}

function unknownFlag(arg: string, flags: Flags): UsageError {
  const [text = arg] = arg.split('=', 1);
  const close = nearest(text.replace(/^--/, ''), Object.keys(flags));
  return new UsageError('unknown-flag', { text, nearest: close === undefined ? '' : `--${close}` });
}

/** `before`: what the same flag gave earlier. */
function valueFrom(name: string, flag: Flag, text: string | undefined, before: Found): Found {
  const isSwitch = flag.kind === 'switch';
  if (isSwitch !== (text === undefined)) throw new UsageError(isSwitch ? 'no-value' : 'missing-value', { flag: `--${name}` });
  if (text === undefined) return true;
  if (flag.kind === 'number') return wholeNumber(name, flag, text);
  return flag.kind === 'texts' ? [...(before as readonly string[]), text] : text;
}

function wholeNumber(name: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: Flag, text: string): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new UsageError('not-a-number', { flag: `--${name}`, text, least: min, most: max });
  return number;
}
