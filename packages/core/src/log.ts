import { type Hex, sha256Hex } from '#digest';
import type { By, Options } from './contract.ts';

/** Who moved, and the move as text; `undo` takes back that seat's last move that has not been undone. */
export type Entry = readonly [by: By, text: string];

export const UNDO = 'undo';
/** Longer texts are never parsed as moves. */
export const MAX_MOVE_CHARACTERS = 400;

/** What is fixed before the first card is dealt; the root of the hash chain covers it. */
export interface Setup {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Complete options; a file option holds `sha256:` and the file's hash, or the empty text. */
  readonly options: Options;
  readonly commitment: Hex;
  /** One for each seat; `null` for a seat that contributed none. */
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
  return sha256Hex(JSON.stringify(entry), head);
}

/** Splits the log into steps: each seat's entry with the chance entries that follow it. The opening deal comes first. */
export function stepsOf(log: readonly Entry[]): Entry[][] {
  const steps: Entry[][] = [];
  for (const entry of log) {
    const last = steps.at(-1);
    if (entry[0] === 'chance' && last) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}
