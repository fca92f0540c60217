import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { By, Options } from './contract.ts';
import { digestHex, type Hex, sha256Hex } from './digest.ts';

/** Who, and the move as text; `undo` takes back that seat's last standing move. */
export type Entry = readonly [by: By, text: string];

export const UNDO = 'undo';

/** What is fixed before the first card: the root of the chain. */
export interface Setup {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Complete options; a file stands as `sha256:` and its hash, or as the empty text. */
  readonly options: Options;
  readonly commitment: Hex;
  /** One for each seat; `null` for a seat that added none. */
  readonly nonces: readonly (Hex | null)[];
}

/** The chain's head before the first entry. */
export function rootOf(setup: Setup): Hex {
  const options = Object.keys(setup.options)
    .sort()
    .map((id) => [id, setup.options[id]]);
  return sha256Hex(JSON.stringify(['coven-chain/1', setup.game, setup.version, setup.seats, options, setup.commitment, setup.nonces]));
}

/** The head after one more entry. */
export function link(head: Hex, entry: Entry): Hex {
  const text = utf8ToBytes(JSON.stringify(entry));
  const bytes = new Uint8Array(32 + text.length);
  putHex(bytes, head);
  bytes.set(text, 32);
  return digestHex(bytes);
}

function putHex(bytes: Uint8Array, hex: Hex): void {
  for (let at = 0; at < 32; at++) bytes[at] = (digit(hex.charCodeAt(2 * at)) << 4) | digit(hex.charCodeAt(2 * at + 1));
}

/** Of `0` to `9` and `a` to `f`. */
function digit(code: number): number {
  return code < 58 ? code - 48 : code - 87;
}
