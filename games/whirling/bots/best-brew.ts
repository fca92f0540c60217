import { add, type Counts, KINDS, type Kind, MANDRAKE, subtract, sum } from '../rules/ingredients.plain.ts';
import { GRIMOIRE_PRICE } from '../rules/moves.ts';
import type { BrewPlan } from '../rules/outlook.ts';
import type { View } from '../rules/view.ts';
import type { Option } from './brew-means.ts';
import { movesFor } from './brew-moves.ts';
import { arrange, hasInputs, type Step, type UseStep } from './brew-order.ts';
import { type BrewSituation, situationIn } from './brew-situation.ts';

export interface BestBrew extends BrewPlan {
  /** What was sought: pieces gained first, then how much the neighbour's workbench fills. */
  readonly worth: number;
}

/**
 * The brew that brings the most into the brewer's circle, against the neighbour's workbench as the viewer sees it; among equals the one
 * that fills that workbench most, scarce places counting more. The search is exact: an input is best taken where it does
 * not lessen the cauldron, so only recipes, their order and their mixed cells are searched. Undefined while the viewer does not brew.
 */
export function bestBrew(view: View): BestBrew | undefined {
  const situation = situationIn(view);
  if (situation === undefined) return undefined;
  const worth = new Worth(situation);
  let best: Found = { steps: [], worth: -1 };
  for (const bought of [undefined, ...purchasesIn(situation)]) best = new Search(situation, worth, bought, best).run();

  const { moves, made, kept } = movesFor(situation, best.steps, (left) => worth.keepable(left));
  const { room, cauldron } = situation;
  const overflow = KINDS.map((kind) => Math.max(0, (made[kind] as number) - (room[kind] as number)));
  return {
    moves,
    cauldron: KINDS.map((kind) => (cauldron[kind] as number) + (made[kind] as number) - (kind === kept ? 1 : 0)),
    overflow,
    gain: sum(overflow) + (kept === undefined ? 0 : 1),
    worth: best.worth,
  };
}

/** WW-7.6: what is worth buying: a kind that some recipe needs and the supply does not give yet. */
function purchasesIn({ mayBuy, supply, options }: BrewSituation): readonly Kind[] {
  if (!mayBuy) return [];
  return KINDS.filter(
    (kind) => (supply & (1 << kind)) === 0 && options.some(({ needs }) => needs.some((need) => (need[kind] as number) > 0)),
  );
}

/** One piece in the circle outweighs any growth. */
const CIRCLE_WORTH = 1_000_000;
/** Divided by the places of a kind: what filling one place is worth. */
const GROWTH_WORTH = 36;
const PRICE: Counts = KINDS.map((kind) => (kind === MANDRAKE ? GRIMOIRE_PRICE : 0));

/** What a brew is worth, by the outputs it leaves. */
class Worth {
  readonly #situation: BrewSituation;
  readonly #growth: readonly number[];

  constructor(situation: BrewSituation) {
    this.#situation = situation;
    this.#growth = situation.capacity.map((places) => Math.floor(GROWTH_WORTH / places));
  }

  of(made: Counts): number {
    let worth = 0;
    for (let kind = 0; kind < made.length; kind++) worth += this.ofKind(kind, made[kind] as number);
    return this.keepable(made) === undefined ? worth : worth + CIRCLE_WORTH;
  }

  ofKind(kind: Kind, count: number): number {
    const spilt = count - (this.#situation.room[kind] as number);
    return count * (this.#growth[kind] as number) + (spilt > 0 ? CIRCLE_WORTH * spilt : 0);
  }

  /** The most that keeping a piece can add. */
  get ofKeeping(): number {
    return this.#situation.mayKeep ? CIRCLE_WORTH : 0;
  }

  /** WW-7.10: the kind that is best moved into the circle: one that would not overflow anyway, and fills least. */
  keepable(made: Counts): Kind | undefined {
    const { room, cauldron, mayKeep } = this.#situation;
    if (!mayKeep || !KINDS.every((kind) => (cauldron[kind] as number) + (made[kind] as number) > 0)) return undefined;
    const fitting = KINDS.filter((kind) => (made[kind] as number) <= (room[kind] as number));
    return fitting.sort((a, b) => (this.#growth[a] as number) - (this.#growth[b] as number))[0];
  }
}

interface Found {
  readonly steps: readonly Step[];
  readonly worth: number;
}

/**
 * Decides recipe by recipe whether and how it is used, those that make most first, and leaves a branch as soon as it cannot beat
 * the best brew found. What a brew leaves in the cauldron depends on what is used and not on the order; whether there is an order is
 * checked only for brews that would be the best.
 */
class Search {
  readonly #situation: BrewSituation;
  readonly #worth: Worth;
  readonly #bought: Kind | undefined;
  readonly #supply: number;
  /** The places in `options` of recipes that could ever be used. */
  readonly #usable: readonly number[];
  /** The most of each kind that the recipes from a place on can bring. */
  readonly #toCome: readonly Counts[];
  /** Used so far. */
  readonly #chosen: UseStep[] = [];
  /** All that was made and all that was needed. */
  readonly #made: number[];
  readonly #needed: number[];
  #best: Found;

  constructor(situation: BrewSituation, worth: Worth, bought: Kind | undefined, best: Found) {
    this.#situation = situation;
    this.#worth = worth;
    this.#bought = bought;
    this.#best = best;
    this.#supply = bought === undefined ? situation.supply : situation.supply | (1 << bought);
    this.#usable = usableIn(situation, this.#supply);
    this.#made = [...situation.made];
    this.#needed = KINDS.map((kind) => (bought === undefined ? 0 : (PRICE[kind] as number)));
    const toCome: number[][] = [KINDS.map(() => 0)];
    for (const at of this.#usable.toReversed()) {
      const next = [...(toCome[0] as number[])];
      add(next, (situation.options[at] as Option).max);
      toCome.unshift(next);
    }
    this.#toCome = toCome;
  }

  run(): Found {
    this.#decide(0);
    return this.#best;
  }

  #decide(place: number): void {
    if (this.#boundFrom(place) <= this.#best.worth) return;
    const at = this.#usable[place];
    if (at === undefined) {
      this.#arrange();
      return;
    }
    const { options, begun } = this.#situation;
    const { needs, makes } = options[at] as Option;
    for (const need of needs) {
      this.#need(need, 1);
      for (const made of makes) {
        this.#chosen.push({ type: 'use', at, need, made });
        add(this.#made, made);
        this.#decide(place + 1);
        subtract(this.#made, made);
        this.#chosen.pop();
      }
      this.#need(need, -1);
    }
    if (begun?.at !== at) this.#decide(place + 1);
  }

  /** Inputs from the supply are not counted. */
  #need(need: Counts, sign: 1 | -1): void {
    const needed = this.#needed;
    for (let kind = 0; kind < needed.length; kind++) {
      if ((this.#supply & (1 << kind)) === 0) needed[kind] = (needed[kind] as number) + sign * (need[kind] as number);
    }
  }

  /** An upper bound for every brew with the same decisions so far; below zero if some input can never be had. */
  #boundFrom(place: number): number {
    const { bench } = this.#situation;
    const toCome = this.#toCome[place] as Counts;
    let bound = this.#worth.ofKeeping;
    for (let kind = 0; kind < toCome.length; kind++) {
      const made = (this.#made[kind] as number) + (toCome[kind] as number);
      const spared = (bench[kind] as number) - (this.#needed[kind] as number);
      if (made + spared < 0) return -1;
      bound += this.#worth.ofKind(kind, spared < 0 ? made + spared : made);
    }
    return bound;
  }

  /** All is decided: is there an order, and is the brew the best so far? */
  #arrange(): void {
    const { bench, made, supply, begun } = this.#situation;
    const isBegun = ({ at }: UseStep) => at === begun?.at;
    const steps = begun ? [...this.#chosen.filter(isBegun), ...this.#chosen.filter((step) => !isBegun(step))] : [...this.#chosen];
    const enough = this.#boundFrom(this.#usable.length);
    const brew = { bench, made, supply, steps, bought: this.#bought, isFirstFixed: begun !== undefined, enough };
    const arranged = arrange(brew, (left) => this.#worth.of(left));
    if (arranged && arranged.worth > this.#best.worth) this.#best = arranged;
  }
}

/** The recipes whose inputs could be had if nothing were ever used up. */
function usableIn({ options, bench, made }: BrewSituation, supply: number): readonly number[] {
  const had = [...made];
  const usable = new Set<number>();
  for (let before = -1; before < usable.size; ) {
    before = usable.size;
    options.forEach(({ needs, max }, at) => {
      if (usable.has(at) || !needs.some((need) => hasInputs(need, bench, had, supply))) return;
      usable.add(at);
      add(had, max);
    });
  }
  return options.flatMap((_, at) => (usable.has(at) ? [at] : []));
}
