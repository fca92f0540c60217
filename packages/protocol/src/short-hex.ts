/** 32 bytes on the wire: base64url, a third shorter than hexadecimal. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** By the 12 bits of three digits. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => LETTERS.charAt(bits >> 6) + LETTERS.charAt(bits & 63));
const HEX_LENGTH = 64;
const CODE_OF_0 = 48;
const CODE_OF_A = 97;

/** Converts 64 hexadecimal digits to 43 characters: three digits become two letters. */
export function shortHex(hex: string): string {
  let text = '';
  for (let at = 0; at < HEX_LENGTH; at += 3) {
    text += PAIRS[digitAt(hex, at) * 256 + digitAt(hex, at + 1) * 16 + digitAt(hex, at + 2)];
  }
  return text.slice(0, -1);
}

/** Zero beyond the end. */
function digitAt(hex: string, at: number): number {
  const code = at < HEX_LENGTH ? hex.charCodeAt(at) : CODE_OF_0;
  return code < CODE_OF_A ? code - CODE_OF_0 : code - CODE_OF_A + 10;
}

/** The inverse of `shortHex`. */
export function longHex(text: string): string {
  let hex = '';
  for (let at = 0; at < text.length; at += 2) {
    const bits = LETTERS.indexOf(text.charAt(at)) * 64 + LETTERS.indexOf(text.charAt(at + 1));
    hex += bits.toString(16).padStart(3, '0');
  }
  return hex.slice(0, HEX_LENGTH);
}
