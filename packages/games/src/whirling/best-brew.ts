import { type Counts, difference, INGREDIENTS, KINDS, type Kind, MANDRAKE, sum } from './ingredients.ts';
import { type Kitchen, kitchenOf, type Option } from './kitchen.ts';
import { fillsOf, format, GRIMOIRE_PRICE } from './moves.ts';
import type { View } from './view.ts';

export interface BestBrew {
  /** The moves still to make, in order, the last one `done`. */
  readonly moves: readonly string[];
  /** What the cauldron would hold when it is passed on. */
  readonly cauldron: Counts;
  /** What would overflow at the right neighbour as she stands now. */
  readonly overflow: Counts;
  /** How many pieces the own circle would gain. */
  readonly gain: number;
  /** What was sought: pieces gained first, then how much the neighbour's workbench fills. */
  readonly worth: number;
}

/**
 * The brew that brings the most into the own circle, against the neighbour's workbench as the viewer sees it; among equals the one
 * that fills that workbench most, scarce places counting more. The search is exact: an input is best taken where it does
 * not lessen the cauldron, so only recipes, their order and their mixed cells are searched. Nothing while the viewer does not brew.
 */
export function bestBrew(view: View): BestBrew | undefined {
  const kitchen = kitchenOf(view);
  if (kitchen === undefined) return undefined;
  return new Search(kitchen).run();
}

type Step =
  | { readonly type: 'use'; readonly at: number; readonly need: Counts; readonly made: Counts }
  | { readonly type: 'buy'; readonly kind: Kind };

/** One piece in the circle outweighs any growth. */
const CIRCLE_WORTH = 1_000_000;
/** Divided by its places: what filling one of them is worth. */
const GROWTH_WORTH = 36;

class Search {
  readonly #kitchen: Kitchen;
  readonly #worth: readonly number[];
  /** Positions searched: by recipes used and kind bought, then by pieces. */
  readonly #seen = new Map<number, Set<number>>();
  readonly #path: Step[] = [];
  #best: readonly Step[] = [];
  #most = -1;

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen;
    this.#worth = kitchen.capacity.map((places) => Math.floor(GROWTH_WORTH / places));
  }

  run(): BestBrew {
    const { bench, made, begun } = this.#kitchen;
    if (begun === undefined) this.#visit(0, -1, bench, made);
    else this.#use(begun.at, 0, -1, bench, made);
    return this.#told();
  }

  #visit(used: number, bought: Kind, bench: Counts, made: Counts): void {
    const worth = this.#worthOf(made);
    if (worth > this.#most) {
      this.#most = worth;
      this.#best = [...this.#path];
    }
    if (this.#boundOf(used, made) <= this.#most || this.#wasHere(used, bought, bench, made)) return;
    const { options, mayBuy, supply } = this.#kitchen;
    for (let at = 0; at < options.length; at++) {
      if ((used & (1 << at)) !== 0) continue;
      this.#use(at, used, bought, bench, made);
      // Outputs without inputs or choice only help: nothing is lost by taking them first.
      if ((options[at] as Option).isFree) return;
    }
    if (!mayBuy || bought >= 0 || (bench[MANDRAKE] as number) + (made[MANDRAKE] as number) < GRIMOIRE_PRICE) return;
    const price = KINDS.map((kind) => (kind === MANDRAKE ? GRIMOIRE_PRICE : 0));
    for (const kind of KINDS) {
      if ((supply & (1 << kind)) !== 0) continue;
      this.#path.push({ type: 'buy', kind });
      const fromBench = price.map((count, at) => Math.min(count, bench[at] as number));
      this.#visit(used, kind, difference(bench, fromBench), difference(made, difference(price, fromBench)));
      this.#path.pop();
    }
  }

  /** Every way to use one recipe. */
  #use(at: number, used: number, bought: Kind, bench: Counts, made: Counts): void {
    const { needs, makes } = this.#kitchen.options[at] as Option;
    const supply = this.#supplyWith(bought);
    for (const need of needs) {
      if (!has(need, bench, made, supply)) continue;
      const left = [...bench];
      const kept = [...made];
      for (const kind of KINDS) {
        if ((supply & (1 << kind)) !== 0) continue;
        const fromBench = Math.min(need[kind] as number, left[kind] as number);
        left[kind] = (left[kind] as number) - fromBench;
        kept[kind] = (kept[kind] as number) - ((need[kind] as number) - fromBench);
      }
      for (const pieces of makes) {
        this.#path.push({ type: 'use', at, need, made: pieces });
        this.#visit(
          used | (1 << at),
          bought,
          left,
          kept.map((count, kind) => count + (pieces[kind] as number)),
        );
        this.#path.pop();
      }
    }
  }

  #supplyWith(bought: Kind): number {
    return bought < 0 ? this.#kitchen.supply : this.#kitchen.supply | (1 << bought);
  }

  /** The same position by another order needs no second look. */
  #wasHere(used: number, bought: Kind, bench: Counts, made: Counts): boolean {
    const place = used * (INGREDIENTS.length + 1) + bought + 1;
    let seen = this.#seen.get(place);
    if (seen === undefined) {
      seen = new Set();
      this.#seen.set(place, seen);
    }
    let key = 0;
    for (const kind of KINDS) key = (key * 16 + (bench[kind] as number)) * 64 + (made[kind] as number);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  }

  #worthOf(made: Counts): number {
    const { room, mayKeep } = this.#kitchen;
    let worth = 0;
    for (let kind = 0; kind < made.length; kind++) {
      const count = made[kind] as number;
      worth += count * (this.#worth[kind] as number) + CIRCLE_WORTH * Math.max(0, count - (room[kind] as number));
    }
    return mayKeep && this.#keepable(made) !== undefined ? worth + CIRCLE_WORTH : worth;
  }

  /** No brew that goes on from here is worth more. */
  #boundOf(used: number, made: Counts): number {
    const { options, room, mayKeep } = this.#kitchen;
    let bound = mayKeep ? CIRCLE_WORTH : 0;
    for (let kind = 0; kind < made.length; kind++) {
      let most = made[kind] as number;
      for (let at = 0; at < options.length; at++) {
        if ((used & (1 << at)) === 0) most += (options[at] as Option).most[kind] as number;
      }
      bound += most * (this.#worth[kind] as number) + CIRCLE_WORTH * Math.max(0, most - (room[kind] as number));
    }
    return bound;
  }

  /** WW-7.10: the kind that is best moved into the circle: one that would not overflow anyway, and fills least. */
  #keepable(made: Counts): Kind | undefined {
    const { room, cauldron } = this.#kitchen;
    if (!KINDS.every((kind) => (cauldron[kind] as number) + (made[kind] as number) > 0)) return undefined;
    const fitting = KINDS.filter((kind) => (made[kind] as number) <= (room[kind] as number));
    return fitting.sort((a, b) => (this.#worth[a] as number) - (this.#worth[b] as number))[0];
  }

  /** The best path as moves. */
  #told(): BestBrew {
    const { options, begun, cauldron, room, mayKeep } = this.#kitchen;
    const moves: string[] = [];
    const bench = [...this.#kitchen.bench];
    const made = [...this.#kitchen.made];
    let bought = -1;
    for (const [number, step] of this.#best.entries()) {
      if (step.type === 'buy') {
        const fromBench = Math.min(GRIMOIRE_PRICE, bench[MANDRAKE] as number);
        moves.push(format({ type: 'buy', kind: step.kind, fromBench }));
        take(bench, MANDRAKE, fromBench);
        take(made, MANDRAKE, GRIMOIRE_PRICE - fromBench);
        bought = step.kind;
        continue;
      }
      const option = options[step.at] as Option;
      const supply = this.#supplyWith(bought);
      const fill = fillFrom(step.need, bench, supply);
      const isBegun = begun !== undefined && number === 0;
      if (!isBegun) moves.push(`use ${option.id}`);
      if (!(isBegun && begun.isFilled)) {
        if (isBegun || waysToFill(option, bench, made, supply) > 1) moves.push(format({ type: 'fill', ...fill, supplied: 0 }));
        for (const kind of KINDS) {
          take(bench, kind, fill.bench[kind] as number);
          take(made, kind, fill.output[kind] as number);
        }
      }
      if (option.makes.length > 1) moves.push(format({ type: 'make', pieces: step.made }));
      for (const kind of KINDS) take(made, kind, -(step.made[kind] as number));
    }
    const kept = mayKeep ? this.#keepable(made) : undefined;
    moves.push(format({ type: 'done', kind: kept }));
    const overflow = KINDS.map((kind) => Math.max(0, (made[kind] as number) - (room[kind] as number)));
    const given = KINDS.map((kind) => (cauldron[kind] as number) + (made[kind] as number) - (kind === kept ? 1 : 0));
    return { moves, cauldron: given, overflow, gain: sum(overflow) + (kept === undefined ? 0 : 1), worth: this.#most };
  }
}

function take(pieces: number[], kind: Kind, count: number): void {
  pieces[kind] = (pieces[kind] as number) - count;
}

function has(need: Counts, bench: Counts, made: Counts, supply: number): boolean {
  for (let kind = 0; kind < need.length; kind++) {
    if ((supply & (1 << kind)) !== 0) continue;
    if ((need[kind] as number) > (bench[kind] as number) + (made[kind] as number)) return false;
  }
  return true;
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

function waysToFill({ needs }: Option, bench: Counts, made: Counts, supply: number): number {
  return needs
    .flatMap(fillsOf)
    .filter(
      (fill) =>
        (fill.supplied & ~supply) === 0 &&
        fill.bench.every((count, kind) => count <= (bench[kind] as number) && (fill.output[kind] as number) <= (made[kind] as number)),
    ).length;
}
