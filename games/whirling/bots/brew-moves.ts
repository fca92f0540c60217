import { listFills } from '../rules/fills.ts';
import { type Counts, difference, KINDS, type Kind, MANDRAKE, named } from '../rules/ingredients.plain.ts';
import { fillMove, GRIMOIRE_PRICE } from '../rules/moves.ts';
import { INGREDIENTS, type Ingredient } from '../rules/names.plain.ts';
import type { Move } from '../rules/notation.plain.ts';
import type { BrewMeans, Option } from './brew-means.ts';
import type { Step } from './brew-order.ts';

/** A brew as moves, with what is left of the outputs and which piece goes straight into the circle. */
export interface BrewMoves {
  readonly moves: readonly Move[];
  readonly made: Counts;
  readonly kept: Kind | undefined;
}

/** Puts ordered steps into the moves that the rules offer: a choice is named only where there is one. */
export function movesFor(
  means: Pick<BrewMeans, 'options' | 'begun' | 'bench' | 'made' | 'supply'>,
  steps: readonly Step[],
  keepable: (made: Counts) => Kind | undefined,
): BrewMoves {
  const { options, begun } = means;
  const moves: Move[] = [];
  const bench = [...means.bench];
  const made = [...means.made];
  let { supply } = means;
  for (const [number, step] of steps.entries()) {
    if (step.type === 'buy') {
      const fromBench = Math.min(GRIMOIRE_PRICE, bench[MANDRAKE] as number);
      moves.push({ type: 'buy', ingredient: INGREDIENTS[step.kind] as Ingredient, bench: fromBench, output: GRIMOIRE_PRICE - fromBench });
      take(bench, MANDRAKE, fromBench);
      take(made, MANDRAKE, GRIMOIRE_PRICE - fromBench);
      supply |= 1 << step.kind;
      continue;
    }
    const option = options[step.at] as Option;
    const isBegun = begun !== undefined && number === 0;
    if (!isBegun) moves.push({ type: 'use', recipe: option.id });
    if (!(isBegun && begun.isFilled)) {
      const fill = fillFrom(step.need, bench, supply);
      if (isBegun || hasChoice(option, bench, made, supply)) moves.push(fillMove(fill.bench, fill.output, fill.supply));
      for (const kind of KINDS) {
        take(bench, kind, fill.bench[kind] as number);
        take(made, kind, fill.output[kind] as number);
      }
    }
    if (option.makes.length > 1) moves.push({ type: 'make', pieces: named(step.made) });
    for (const kind of KINDS) take(made, kind, -(step.made[kind] as number));
  }
  const kept = keepable(made);
  const done: Move = { type: 'done', kept: kept === undefined ? null : (INGREDIENTS[kept] as Ingredient) };
  return { moves: [...moves, done], made, kept };
}

function take(pieces: number[], kind: Kind, count: number): void {
  pieces[kind] = (pieces[kind] as number) - count;
}

/** Outputs are spared: the workbench comes first, then the supply; mandrakes on the workbench may still buy a grimoire. */
function fillFrom(need: Counts, bench: Counts, supply: number): { bench: Counts; output: Counts; supply: Counts } {
  const isSupplied = (kind: Kind) => (supply & (1 << kind)) !== 0;
  const fromBench = need.map((count, kind) => (kind === MANDRAKE && isSupplied(kind) ? 0 : Math.min(count, bench[kind] as number)));
  const rest = difference(need, fromBench);
  return {
    bench: fromBench,
    output: rest.map((count, kind) => (isSupplied(kind) ? 0 : count)),
    supply: rest.map((count, kind) => (isSupplied(kind) ? count : 0)),
  };
}

function hasChoice({ needs }: Option, bench: Counts, output: Counts, supplied: number): boolean {
  return listFills(needs, { bench, output, supplied }, 2).length > 1;
}
