import { type Game, type Options, type OptionValue, sha256Hex } from '@coven/core';

/** The data files among a table's options, by option; the rest of the options. */
export interface SplitOptions {
  readonly files: Readonly<Record<string, string>>;
  readonly others: Options;
}

export function splitOptions({ options: known }: Game, options: Options): SplitOptions {
  const files: Record<string, string> = {};
  const others: Record<string, OptionValue> = {};
  for (const [id, value] of Object.entries(options)) {
    const isFile = known.some((option) => option.id === id && option.kind === 'file');
    if (isFile && typeof value === 'string' && value !== '') files[id] = value;
    else others[id] = value;
  }
  return { files, others };
}

/** One text for tables that share compiled rules; data files stand in it by their hashes. */
export function tableKey(game: Game, version: number, seats: number, options: Options): string {
  const { files, others } = splitOptions(game, options);
  const hashes = Object.entries(files).map(([id, text]) => [id, sha256Hex(text)] as const);
  return JSON.stringify([game.id, version, seats, sorted(Object.entries(others)), sorted(hashes)]);
}

function sorted<Entry extends readonly [string, unknown]>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}
