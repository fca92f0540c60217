import { type Counts, KINDS, type Kind } from './ingredients.plain.ts';
import { fillMove } from './moves.ts';
import type { FillMove } from './notation.plain.ts';

/** A way to fill inputs, counted. */
export interface Fill {
  readonly move: FillMove;
  readonly bench: Counts;
  readonly output: Counts;
  /** One bit for each kind that the supply gives. */
  readonly supplied: number;
}

/** What a brewer can fill inputs with. */
export interface Stock {
  readonly bench: Counts;
  readonly output: Counts;
  /** One bit for each kind that the supply gives. */
  readonly supplied: number;
}

/** Every way to fill inputs that add up to one of `needs` from the stock, in fixed order: the supply last, then outputs. */
export function listFills(needs: readonly Counts[], stock: Stock, enough = Number.POSITIVE_INFINITY): Fill[] {
  const found: Fill[] = [];
  const choose = (need: Counts, kind: Kind, bench: Counts, output: Counts, supply: Counts): void => {
    if (kind === KINDS.length) {
      const supplied = supply.reduce((mask, count, at) => (count > 0 ? mask | (1 << at) : mask), 0);
      found.push({ move: fillMove(bench, output, supply), bench, output, supplied });
      return;
    }
    const wanted = need[kind] as number;
    const maxSupply = (stock.supplied & (1 << kind)) === 0 ? 0 : wanted;
    for (let fromSupply = 0; fromSupply <= maxSupply; fromSupply++) {
      const rest = wanted - fromSupply;
      const maxOutput = Math.min(rest, stock.output[kind] as number);
      for (let fromOutput = Math.max(0, rest - (stock.bench[kind] as number)); fromOutput <= maxOutput; fromOutput++) {
        if (found.length >= enough) return;
        choose(need, kind + 1, [...bench, rest - fromOutput], [...output, fromOutput], [...supply, fromSupply]);
      }
    }
  };
  for (const need of needs) if (found.length < enough && isThere(need, stock)) choose(need, 0, [], [], []);
  return found;
}

/** So that the search never enters a branch that ends without a fill. */
function isThere(need: Counts, { bench, output, supplied }: Stock): boolean {
  return need.every((wanted, kind) => (supplied & (1 << kind)) !== 0 || wanted <= (bench[kind] as number) + (output[kind] as number));
}

/** The fills of a recipe if everything were there. */
export function allFills(needs: readonly Counts[]): Fill[] {
  return listFills(needs, { bench: FULL, output: FULL, supplied: (1 << KINDS.length) - 1 });
}

const FULL: Counts = KINDS.map(() => Number.POSITIVE_INFINITY);

/** How many fills `allFills` would list: for each kind, the ways to share its inputs among three sources. */
export function countFills(needs: readonly Counts[]): number {
  return needs.reduce((sum, need) => sum + need.reduce((ways, count) => (ways * (count + 1) * (count + 2)) / 2, 1), 0);
}

/**
 * To keep playouts fast the first recipes have their fills listed once, up to this many together; the fills of the others are listed
 * from the pieces at hand. All printed recipes together have 3,137; compiling takes about 1 µs for each.
 */
export const MAX_COMPILED_FILLS = 4000;
