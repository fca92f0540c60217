/** Worlds before a choice may be given up, and between two looks at that. */
const MIN_WORLDS = 16;
const LOOK_EVERY = 8;
/** A choice is given up when it is this many standard errors behind the best. */
const HOPELESS = 2.5;
/** What a difference may vary by chance alone where a few worlds happened to agree. */
const MIN_DEVIATION = 0.05;

/** The choices of a decision, compared world by world: luck that a world gives to all of them alike cancels out. */
export class Rivals {
  /** The places of the choices that are still in question. */
  open: number[];
  readonly #values: Float64Array;
  readonly #sums: Float64Array;
  /** By two places: the squares of what lay between them. */
  readonly #squares: Float64Array;
  readonly #count: number;
  readonly #weight: number;
  /** How many have been looked at. */
  worlds = 0;

  /** `promises`: what each choice is expected to bring, before any world has been looked at; it counts as much as `weight` worlds. */
  constructor(promises: readonly number[], weight: number) {
    const count = promises.length;
    this.open = Array.from({ length: count }, (_, place) => place);
    this.#count = count;
    this.#weight = weight;
    this.#values = new Float64Array(count);
    this.#sums = Float64Array.from(promises, (promise) => weight * promise);
    this.#squares = new Float64Array(count * count);
  }

  /** The place of the choice that did best. */
  get best(): number {
    return this.open.reduce((best, place) => ((this.#sums[place] as number) > (this.#sums[best] as number) ? place : best));
  }

  /** What a choice brought in this world. */
  set(place: number, value: number): void {
    this.#values[place] = value;
  }

  /** All open choices have been tried in this world. */
  count(): void {
    this.worlds++;
    for (const one of this.open) {
      const value = this.#values[one] as number;
      this.#sums[one] = (this.#sums[one] as number) + value;
      for (const other of this.open) {
        const at = one * this.#count + other;
        this.#squares[at] = (this.#squares[at] as number) + (value - (this.#values[other] as number)) ** 2;
      }
    }
    if (this.worlds < MIN_WORLDS || this.worlds % LOOK_EVERY !== 0) return;
    const { best } = this;
    this.open = this.open.filter((place) => !this.#isHopeless(place, best));
  }

  #isHopeless(place: number, best: number): boolean {
    if (place === best) return false;
    const behind = ((this.#sums[best] as number) - (this.#sums[place] as number)) / (this.worlds + this.#weight);
    const variance = (this.#squares[best * this.#count + place] as number) / this.worlds - behind ** 2;
    return behind > HOPELESS * Math.sqrt(Math.max(MIN_DEVIATION ** 2, variance) / this.worlds);
  }
}
