import { add, type Counts, KINDS, type Kind, MANDRAKE } from '../rules/ingredients.plain.ts';
import { GRIMOIRE_PRICE } from '../rules/moves.ts';

export interface UseStep {
  readonly type: 'use';
  /** Which recipe, as a place among the options. */
  readonly at: number;
  readonly need: Counts;
  readonly made: Counts;
}

export type Step = UseStep | { readonly type: 'buy'; readonly kind: Kind };

/** A brew whose recipes and cells are decided, in any order. */
export interface Brew {
  readonly bench: Counts;
  /** Outputs there are already. */
  readonly made: Counts;
  /** Kinds that the supply gives from the beginning, one bit each. */
  readonly supply: number;
  readonly steps: readonly UseStep[];
  /** The kind bought on the way. WW-7.6 */
  readonly bought: Kind | undefined;
  /** The first step is begun and must stay first. */
  readonly isFirstFixed: boolean;
  /** No order can leave more than this: a worth that needs no further search. */
  readonly enough: number;
}

export interface Arranged {
  readonly steps: readonly Step[];
  readonly worth: number;
}

/** An order in which every input is there when it is needed, and the best one if the order changes what is left; nothing if there is none. */
export function arrange(brew: Brew, worthOf: (left: Counts) => number): Arranged | undefined {
  return new Order(brew, worthOf).find();
}

class Order {
  readonly #brew: Brew;
  readonly #worthOf: (left: Counts) => number;
  readonly #all: number;
  readonly #tried = new Set<string | number>();
  readonly #path: Step[] = [];
  #found: Arranged | undefined;

  constructor(brew: Brew, worthOf: (left: Counts) => number) {
    this.#brew = brew;
    this.#worthOf = worthOf;
    this.#all = (1 << brew.steps.length) - 1;
  }

  find(): Arranged | undefined {
    const { bench, made, supply, steps, isFirstFixed } = this.#brew;
    if (!this.#couldBe()) return undefined;
    const [first] = steps;
    if (isFirstFixed && first) {
      if (hasInputs(first.need, bench, made, supply)) this.#use(first, 1, 'not-yet', [...bench], [...made], supply);
    } else {
      this.#visit(0, this.#brew.bought === undefined ? 'never' : 'not-yet', [...bench], [...made], supply);
    }
    return this.#found;
  }

  /** Whether every input could be had if nothing were ever used up: most brews without an order fail here. */
  #couldBe(): boolean {
    const { bench, made, supply, steps, bought } = this.#brew;
    const all = bought === undefined ? supply : supply | (1 << bought);
    const had = [...made];
    let left = steps;
    for (;;) {
      const waiting = left.filter(({ need }) => !hasInputs(need, bench, had, all));
      if (waiting.length === 0) return true;
      if (waiting.length === left.length) return false;
      for (const step of left) if (!waiting.includes(step)) add(had, step.made);
      left = waiting;
    }
  }

  /** True if there is no need to look further. */
  #visit(used: number, buying: Buying, bench: number[], made: number[], supply: number): boolean {
    if (used === this.#all && buying !== 'not-yet') {
      const worth = this.#worthOf(made);
      if (this.#found === undefined || worth > this.#found.worth) this.#found = { steps: [...this.#path], worth };
      // Without a purchase every order leaves the same.
      return buying === 'never' || worth >= this.#brew.enough;
    }
    // The pieces that are left follow from what was used, unless a purchase came between.
    const key = buying === 'never' ? used : `${used} ${buying} ${bench} ${made}`;
    if (this.#tried.has(key)) return false;
    this.#tried.add(key);
    if (buying === 'not-yet' && (bench[MANDRAKE] as number) + (made[MANDRAKE] as number) >= GRIMOIRE_PRICE) {
      if (this.#buy(used, bench, made, supply)) return true;
    }
    const { steps } = this.#brew;
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at] as UseStep;
      if ((used & (1 << at)) !== 0 || !hasInputs(step.need, bench, made, supply)) continue;
      if (this.#use(step, used | (1 << at), buying, bench, made, supply)) return true;
      // A step that takes nothing away can come first without harm.
      if (buying === 'never' && takesNothing(step, supply)) return false;
    }
    return false;
  }

  #use(step: UseStep, used: number, buying: Buying, bench: Counts, made: Counts, supply: number): boolean {
    const left = [...bench];
    const kept = [...made];
    for (const kind of KINDS) {
      if ((supply & (1 << kind)) === 0) {
        const need = step.need[kind] as number;
        const fromBench = Math.min(need, left[kind] as number);
        left[kind] = (left[kind] as number) - fromBench;
        kept[kind] = (kept[kind] as number) - (need - fromBench);
      }
      kept[kind] = (kept[kind] as number) + (step.made[kind] as number);
    }
    this.#path.push(step);
    const isEnough = this.#visit(used, this.#brew.bought === undefined ? 'never' : buying, left, kept, supply);
    this.#path.pop();
    return isEnough;
  }

  #buy(used: number, bench: Counts, made: Counts, supply: number): boolean {
    const kind = this.#brew.bought as Kind;
    const left = [...bench];
    const kept = [...made];
    const fromBench = Math.min(GRIMOIRE_PRICE, left[MANDRAKE] as number);
    left[MANDRAKE] = (left[MANDRAKE] as number) - fromBench;
    kept[MANDRAKE] = (kept[MANDRAKE] as number) - (GRIMOIRE_PRICE - fromBench);
    this.#path.push({ type: 'buy', kind });
    const isEnough = this.#visit(used, 'done', left, kept, supply | (1 << kind));
    this.#path.pop();
    return isEnough;
  }
}

type Buying = 'never' | 'not-yet' | 'done';

export function hasInputs(need: Counts, bench: Counts, made: Counts, supply: number): boolean {
  for (let kind = 0; kind < need.length; kind++) {
    if ((supply & (1 << kind)) !== 0) continue;
    if ((need[kind] as number) > (bench[kind] as number) + (made[kind] as number)) return false;
  }
  return true;
}

function takesNothing({ need, made }: UseStep, supply: number): boolean {
  for (let kind = 0; kind < need.length; kind++) {
    if ((supply & (1 << kind)) === 0 && (need[kind] as number) > (made[kind] as number)) return false;
  }
  return true;
}
