import type { Cell } from './cells.plain.ts';
import { type Counts, type Kind, kindOf } from './ingredients.plain.ts';

/** Where an input of a recipe would come from; `missing` if from nowhere. */
export type Source = 'bench' | 'output' | 'supply' | 'missing';

/** What a brewer can fill inputs with. */
export interface Stock {
  readonly bench: Counts;
  readonly made: Counts;
  /** Kinds that the supply gives, one bit each. */
  readonly supply: number;
}

/** WW-3.1: one way to fill the inputs as far as they can be filled: the workbench first, then outputs, then the supply. */
export function sourcesOf(inputs: readonly Cell[], { bench, made, supply }: Stock): readonly Source[] {
  const left = { bench: [...bench], output: [...made] };
  const takeFrom = (place: 'bench' | 'output', kinds: readonly Kind[]): boolean => {
    const counts = left[place];
    const kind = kinds.find((one) => (counts[one] as number) > 0);
    if (kind === undefined) return false;
    counts[kind] = (counts[kind] as number) - 1;
    return true;
  };
  const sourceOf = (cell: Cell): Source => {
    const kinds = cell.map(kindOf);
    if (takeFrom('bench', kinds)) return 'bench';
    if (takeFrom('output', kinds)) return 'output';
    return kinds.some((kind) => (supply & (1 << kind)) !== 0) ? 'supply' : 'missing';
  };
  const found = inputs.map((): Source => 'missing');
  // Cells with less to choose from come first.
  const order = inputs.map((_, at) => at).sort((a, b) => (inputs[a] as Cell).length - (inputs[b] as Cell).length);
  for (const at of order) found[at] = sourceOf(inputs[at] as Cell);
  return found;
}
