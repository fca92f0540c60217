import { add, type Counts, KINDS, type Kind, MANDRAKE, subtract } from '../rules/ingredients.plain.ts';
import { GRIMOIRE_PRICE } from '../rules/moves.ts';
import type { BrewMeans, Option } from './brew-means.ts';
import { arrange, type Step, type UseStep } from './brew-order.ts';
import type { Worth } from './worth.ts';

/** A brew with what it leaves. */
export interface Brewed {
  readonly steps: readonly Step[];
  readonly worth: number;
  /** Of each kind, in the cauldron besides what lay there. */
  readonly made: Counts;
  /** Of each kind, on the workbench. */
  readonly left: Counts;
  /** The kind of which a piece goes straight into the circle. WW-7.10 */
  readonly kept: Kind | undefined;
}

/** The most of each kind that all recipes together can make. */
export function maxMadeOf({ made, options }: BrewMeans): Counts {
  const max = [...made];
  for (const option of options) add(max, option.max);
  return max;
}

/**
 * Decides recipe by recipe whether and how it is used. What a brew leaves depends on what is used and not on the order; that there is an
 * order is checked only for brews that would be kept.
 */
export class Brews {
  readonly #means: BrewMeans;
  readonly #worth: Worth;
  /** The most of each kind that the recipes from a place on can make, and can need. */
  readonly #toMake: readonly Counts[];
  readonly #toNeed: readonly Counts[];
  readonly #chosen: UseStep[] = [];
  readonly #made: number[];
  readonly #needed: number[] = KINDS.map(() => 0);
  #supply: number;
  #bought: Kind | undefined;
  /** Brews worth less are skipped. */
  #min = Number.NEGATIVE_INFINITY;
  #best: Brewed | undefined;
  #all: Map<string, Brewed> | undefined;
  #looks: number;

  constructor(means: BrewMeans, worth: Worth, looks: number) {
    this.#means = means;
    this.#worth = worth;
    this.#looks = looks;
    this.#supply = means.supply;
    this.#made = [...means.made];
    this.#toMake = sumsFrom(means.options.map(({ max }) => max));
    this.#toNeed = sumsFrom(means.options.map(({ needs }) => KINDS.map((kind) => Math.max(...needs.map((need) => need[kind] as number)))));
  }

  /** The brew that is worth most. */
  best(): Brewed {
    this.#search();
    return this.#best as Brewed;
  }

  /** Brews that leave different pieces, the best first. */
  ranked(max: number): readonly Brewed[] {
    this.#all = new Map();
    this.#search();
    return [...this.#all.values()].sort((a, b) => b.worth - a.worth).slice(0, max);
  }

  get #hasFound(): boolean {
    return this.#best !== undefined || (this.#all?.size ?? 0) > 0;
  }

  #search(): void {
    this.#decide(0);
    if (!this.#means.mayBuy || this.#means.begun) return;
    this.#needed[MANDRAKE] = GRIMOIRE_PRICE;
    for (const kind of KINDS) {
      if ((this.#means.supply & (1 << kind)) !== 0 || !this.#means.options.some((option) => isNeeded(option, kind))) continue;
      this.#bought = kind;
      this.#supply = this.#means.supply | (1 << kind);
      this.#decide(0);
    }
  }

  #decide(place: number): void {
    if ((this.#looks <= 0 && this.#hasFound) || this.#boundFrom(place) <= this.#min) return;
    const option = this.#means.options[place];
    if (option === undefined) {
      this.#looks--;
      this.#look();
      return;
    }
    const { needs, makes } = option;
    for (const need of needs) {
      this.#need(need, 1);
      for (const made of makes) {
        this.#chosen.push({ type: 'use', at: place, need, made });
        add(this.#made, made);
        this.#decide(place + 1);
        subtract(this.#made, made);
        this.#chosen.pop();
      }
      this.#need(need, -1);
    }
    if (this.#means.begun?.at !== place) this.#decide(place + 1);
  }

  /** The workbench gives first, then the supply, then outputs; mandrakes are spared where the supply has them, as `movesFor` does. */
  #need(need: Counts, sign: 1 | -1): void {
    const needed = this.#needed;
    for (let kind = 0; kind < needed.length; kind++) {
      if (kind !== MANDRAKE || !this.#isSupplied(kind)) needed[kind] = (needed[kind] as number) + sign * (need[kind] as number);
    }
  }

  #isSupplied(kind: Kind): boolean {
    return (this.#supply & (1 << kind)) !== 0;
  }

  /** How many pieces of a kind outputs must give. */
  #lackOf(kind: Kind): number {
    const lack = (this.#needed[kind] as number) - (this.#means.bench[kind] as number);
    return lack > 0 && !this.#isSupplied(kind) ? lack : 0;
  }

  /** An upper bound for every brew with the same decisions so far: the more it makes and the less it leaves, the better it is. */
  #boundFrom(place: number): number {
    const { bench, mayKeep } = this.#means;
    const toMake = this.#toMake[place] as Counts;
    const toNeed = this.#toNeed[place] as Counts;
    const { made, left } = this.#worth;
    let bound = mayKeep ? 1 : 0;
    for (let kind = 0; kind < toMake.length; kind++) {
      const most = (this.#made[kind] as number) + (toMake[kind] as number) - this.#lackOf(kind);
      if (most < 0) return Number.NEGATIVE_INFINITY;
      const least = (bench[kind] as number) - (this.#needed[kind] as number) - (toNeed[kind] as number);
      bound += (made[kind]?.[most] as number) + (left[kind]?.[Math.max(0, least)] as number);
    }
    return bound;
  }

  #look(): void {
    const { bench, begun } = this.#means;
    const made: number[] = [];
    const left: number[] = [];
    for (let kind = 0; kind < bench.length; kind++) {
      left.push(Math.max(0, (bench[kind] as number) - (this.#needed[kind] as number)));
      made.push((this.#made[kind] as number) - this.#lackOf(kind));
    }
    const kept = this.#keptOf(made);
    const worth = this.#worth.of(made, left) + (kept === undefined ? 0 : 1);
    const key = this.#all && `${made} ${left}`;
    const min = key === undefined ? this.#min : (this.#all?.get(key)?.worth ?? Number.NEGATIVE_INFINITY);
    if (worth <= min) return;
    // Where no output becomes an input, any order will do.
    const isPlain = this.#bought === undefined && begun === undefined && KINDS.every((kind) => this.#lackOf(kind) === 0);
    const steps = isPlain ? [...this.#chosen] : this.#ordered();
    if (steps === undefined) return;
    const brewed: Brewed = { steps, worth, made, left, kept };
    if (key === undefined) {
      this.#min = worth;
      this.#best = brewed;
    } else this.#all?.set(key, brewed);
  }

  /** WW-7.10: a piece of the kind that would be worth least in the cauldron. */
  #keptOf(made: Counts): Kind | undefined {
    if (!this.#means.mayKeep || !this.#worth.hasFiveKinds(made)) return undefined;
    return this.#worth.leastOf(made);
  }

  #ordered(): readonly Step[] | undefined {
    const { bench, made, supply, begun } = this.#means;
    const isBegun = ({ at }: UseStep) => at === begun?.at;
    const steps = begun ? [...this.#chosen.filter(isBegun), ...this.#chosen.filter((step) => !isBegun(step))] : [...this.#chosen];
    // Any order will do: how a purchase lies among the others changes little.
    return arrange({ bench, made, supply, steps, bought: this.#bought, isFirstFixed: begun !== undefined, enough: 0 }, () => 0)?.steps;
  }
}

function isNeeded({ needs }: Option, kind: Kind): boolean {
  return needs.some((need) => (need[kind] as number) > 0);
}

/** From each place on: the sum of all counts there and after it. */
function sumsFrom(counts: readonly Counts[]): readonly Counts[] {
  const sums: Counts[] = [KINDS.map(() => 0)];
  for (const count of counts.toReversed()) {
    const next = [...(sums[0] as Counts)];
    add(next, count);
    sums.unshift(next);
  }
  return sums;
}
