import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { Usage } from './usage.ts';

/** What follows a flag: nothing, a text, a whole number, or texts from all its repetitions. */
type FlagKind = 'switch' | 'text' | 'number' | 'texts';

export interface Flag {
  readonly kind: FlagKind;
  /** How the help names the value. */
  readonly value?: string;
  /** The environment variable that stands in for it. */
  readonly env?: string;
  /** Bounds of a number. */
  readonly least?: number;
  readonly most?: number;
}

export type Flags = Readonly<Record<string, Flag>>;

type Value<Kind extends FlagKind> = {
  switch: boolean;
  text: string | undefined;
  number: number | undefined;
  texts: readonly string[];
}[Kind];

export interface Given<F extends Flags> {
  readonly flags: { readonly [Name in keyof F]: Value<F[Name]['kind']> };
  readonly operands: readonly string[];
}

type Found = Record<string, boolean | string | number | string[] | undefined>;

/** Reads a command's arguments; throws `Usage`. `--name value`, `--name=value`, and `--` before operands that look like flags. */
export function readArguments<F extends Flags>(argv: readonly string[], flags: F, maxOperands: number): Given<F> {
  const found: Found = {};
  for (const [name, { kind }] of Object.entries(flags)) found[name] = kind === 'switch' ? false : kind === 'texts' ? [] : undefined;
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { kind }]) => [name, { type: kind === 'switch' ? 'boolean' : 'string' } as const]),
  );
  // Not strict: what is wrong is said in our own words.
  const { tokens, positionals: operands } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (!flag) throw unknownFlag(argv[token.index] ?? token.rawName, flags);
    store(found, token.name, flag, token.value);
  }
  const extra = operands[maxOperands];
  if (extra !== undefined) throw new Usage('extra-operand', { text: extra });
  return { flags: found as Given<F>['flags'], operands };
}

function unknownFlag(arg: string, flags: Flags): Usage {
  const [text = arg] = arg.split('=', 1);
  const close = nearest(text.replace(/^--/, ''), Object.keys(flags));
  return new Usage('unknown-flag', { text, nearest: close === undefined ? '' : `--${close}` });
}

function store(found: Found, name: string, flag: Flag, value: string | undefined): void {
  if (flag.kind === 'switch') {
    if (value !== undefined) throw new Usage('no-value', { flag: `--${name}` });
    found[name] = true;
    return;
  }
  if (value === undefined) throw new Usage('missing-value', { flag: `--${name}` });
  switch (flag.kind) {
    case 'text':
      found[name] = value;
      break;
    case 'number':
      found[name] = wholeNumber(name, flag, value);
      break;
    case 'texts':
      (found[name] as string[]).push(value);
      break;
    default:
      flag.kind satisfies never;
  }
}

function wholeNumber(name: string, { least = 0, most = Number.MAX_SAFE_INTEGER }: Flag, text: string): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new Usage('not-a-number', { flag: `--${name}`, text, least, most });
  return number;
}
