import { WriteStream } from 'node:tty';

/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Colours text as far as the terminal supports it; without colours, text stays unchanged. */
export interface Paint {
  readonly hasColour: boolean;
  ink(colour: Colour, text: string): string;
  /** Text on a coloured background. */
  tile(ground: Colour, ink: Colour, text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

export const NO_PAINT: Paint = {
  hasColour: false,
  ink: (_, text) => text,
  tile: (_, __, text) => text,
  bold: (text) => text,
  dim: (text) => text,
};

/** The colours a stream supports, according to NO_COLOR, FORCE_COLOR, TERM and COLORTERM. */
export function paintFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  if (env.NO_COLOR) return NO_PAINT;
  if (stream.isTTY !== true && env.FORCE_COLOR === undefined) return NO_PAINT;
  const depth = WriteStream.prototype.getColorDepth(env);
  if (depth < 4) return NO_PAINT;
  const code = depth >= 24 ? full : depth >= 8 ? cube : basic;
  const wrap = (codes: string, text: string) => `\x1b[${codes}m${text}\x1b[0m`;
  return {
    hasColour: true,
    ink: (colour, text) => wrap(code(channels(colour), 'ink'), text),
    tile: (ground, ink, text) => wrap(`1;${code(channels(ground), 'ground')};${code(channels(ink), 'ink')}`, text),
    bold: (text) => wrap('1', text),
    dim: (text) => wrap('2', text),
  };
}

/** Signs that take two columns: East Asian scripts and emoji. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
/** Signs that take none, such as an accent on the letter before. */
const MARK = /[\p{M}\p{Cf}]/u;

/** The columns that a text takes, without its colour codes. */
export function widthOf(text: string): number {
  return [...withoutColours(text)].reduce((sum, sign) => sum + columnsOf(sign), 0);
}

function columnsOf(sign: string): number {
  if (sign < '\u0300') return 1;
  if (MARK.test(sign)) return 0;
  return WIDE.test(sign) ? 2 : 1;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Cuts a text to a width, marks the cut, and ends colours at the end of the text. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let room = width - 1;
  let kept = '';
  for (const [part] of text.matchAll(PARTS)) {
    if (part.startsWith('\x1b')) kept += part;
    else {
      room -= columnsOf(part);
      if (room < 0) break;
      kept += part;
    }
  }
  return `${kept}…${kept.includes('\x1b') ? '\x1b[0m' : ''}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are control characters.
const PARTS = /\x1b\[[0-9;]*m|[\s\S]/gu;

export function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are control characters.
  return text.replace(/\x1b\[[0-9;]*m/g, '');
}

type Channels = readonly [red: number, green: number, blue: number];
type Side = 'ink' | 'ground';

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function full([red, green, blue]: Channels, side: Side): string {
  return `${side === 'ink' ? 38 : 48};2;${red};${green};${blue}`;
}

/** The nearest colour of the 6 × 6 × 6 cube. */
function cube([red, green, blue]: Channels, side: Side): string {
  const step = (channel: number) => Math.round((channel / 255) * 5);
  return `${side === 'ink' ? 38 : 48};5;${16 + 36 * step(red) + 6 * step(green) + step(blue)}`;
}

/** One of the eight basic colours. */
function basic(colour: Channels, side: Side): string {
  const bright = Math.max(...colour);
  const bits = colour.reduce((sum, channel, bit) => sum + (channel * 2 > bright ? 1 << bit : 0), 0);
  return String((side === 'ink' ? 30 : 40) + bits);
}
