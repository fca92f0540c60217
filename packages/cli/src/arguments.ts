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

/** Reads a command's arguments; throws `Usage`. `--name value`, `--name=value`, and `--` before operands that look like flags. */
export function readArguments<F extends Flags>(argv: readonly string[], flags: F, operandsMost: number): Given<F> {
  const found: Record<string, boolean | string | number | string[] | undefined> = {};
  for (const [name, flag] of Object.entries(flags)) {
    found[name] = flag.kind === 'switch' ? false : flag.kind === 'texts' ? [] : undefined;
  }
  const operands: string[] = [];
  const rest = [...argv];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') {
      operands.push(...rest.splice(0));
    } else if (!arg.startsWith('-') || arg === '-') {
      operands.push(arg);
    } else {
      readFlag(arg, rest, flags, found);
    }
  }
  const extra = operands[operandsMost];
  if (extra !== undefined) throw new Usage('extra-operand', { text: extra });
  return { flags: found as Given<F>['flags'], operands };
}

function readFlag(arg: string, rest: string[], flags: Flags, found: Record<string, unknown>): void {
  const [, name = arg, equals, inline = ''] = /^--([^=]+)(=)?([\s\S]*)$/.exec(arg) ?? [];
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) {
    const close = nearest(name, Object.keys(flags));
    throw new Usage('unknown-flag', { text: arg.split('=', 1)[0] ?? arg, nearest: close === undefined ? '' : `--${close}` });
  }
  if (flag.kind === 'switch') {
    if (equals) throw new Usage('no-value', { flag: `--${name}` });
    found[name] = true;
    return;
  }
  const value = equals ? inline : rest.shift();
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
