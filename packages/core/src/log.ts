import { type Hex, sha256Hex } from '#digest';
import type { By, Options } from './contract.ts';
import type { Deal } from './deal.ts';

/** Who moved, and the move as text; `undo` takes back that seat's last move that has not been undone. */
export type Entry = readonly [by: By, text: string];

/** The maker of an entry that is not a move: what happened at the table, see `table-entry.ts`. */
export const TABLE = 'table';
export type LogEntry = Entry | readonly [by: typeof TABLE, text: string];

export const UNDO = 'undo';
/** Longer texts are never parsed as moves. */
export const MAX_MOVE_CHARACTERS = 400;

interface FixedSetup {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Complete options; a file option holds `sha256:` and the file's hash, or the empty text. */
  readonly options: Options;
}

/** The setup of a table whose record has the first format. */
export interface FirstSetup extends FixedSetup {
  readonly commitment: Hex;
  /** One for each seat; `null` for a seat that contributed none. */
  readonly nonces: readonly (Hex | null)[];
}

export interface DealtSetup extends FixedSetup {
  /** The table's id. */
  readonly table: string;
  /** Every attempt to deal; the last one is played. */
  readonly deals: readonly Deal[];
}

/** What is fixed before the first card is dealt; the root of the hash chain covers it. */
export type Setup = FirstSetup | DealtSetup;

/** The chain's head before the first entry. */
export function rootOf(setup: Setup): Hex {
  const options = Object.keys(setup.options)
    .sort()
    .map((id) => [id, setup.options[id]]);
  const { game, version, seats } = setup;
  const root =
    'deals' in setup
      ? ['coven-chain/2', setup.table, game, version, seats, options, setup.deals.map(dealRow)]
      : ['coven-chain/1', game, version, seats, options, setup.commitment, setup.nonces];
  return sha256Hex(JSON.stringify(root));
}

function dealRow({ players, commitment, hashes, nonces }: Deal): unknown {
  return [players, commitment, hashes, nonces];
}

/** The head after one more entry. */
export function link(head: Hex, entry: LogEntry): Hex {
  return sha256Hex(JSON.stringify(entry), head);
}

/** Splits the log into steps: each seat's entry with the chance entries that follow it, and each of the table's entries. The opening deal comes first. */
export function stepsOf(log: readonly LogEntry[]): LogEntry[][] {
  const steps: LogEntry[][] = [];
  for (const entry of log) {
    const last = steps.at(-1);
    if (entry[0] === 'chance' && last && last[0]?.[0] !== TABLE) last.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

/** The moves of a log that were not taken back; a log of its own that leads to the same position. */
export function standingEntries(log: readonly LogEntry[]): readonly Entry[] {
  const standing: Entry[] = [];
  for (const entry of log) {
    const [by, text] = entry;
    if (by === TABLE) continue;
    if (text !== UNDO) standing.push([by, text]);
    else
      standing.splice(
        standing.findLastIndex(([other]) => other === by),
        1,
      );
  }
  return standing;
}
