import type { Random } from './random.ts';

/**
 * A deck whose order nobody knows because there is none yet: which item comes is decided when it is drawn.
 * Items carry their own number, from 0 and without gaps over all items there are, so that any of them is taken out in no time.
 */
export class Bag<Item extends { readonly index: number }> {
  readonly #items: Item[];
  /** Where in `#items` each item lies, by its index; of an item outside the bag it says nothing. */
  readonly #places: number[];

  private constructor(items: Item[], places: number[]) {
    this.#items = items;
    this.#places = places;
  }

  static of<Item extends { readonly index: number }>(items: readonly Item[]): Bag<Item> {
    const places: number[] = [];
    const most = items.reduce((top, { index }) => Math.max(top, index), -1);
    for (let index = 0; index <= most; index++) places.push(0);
    items.forEach(({ index }, place) => {
      places[index] = place;
    });
    return new Bag([...items], places);
  }

  clone(): Bag<Item> {
    return new Bag(this.#items.slice(), this.#places.slice());
  }

  get size(): number {
    return this.#items.length;
  }

  draw(random: Random): Item {
    return this.#items[random.below(this.#items.length)] as Item;
  }

  /** The item must be inside. */
  take(item: Item): void {
    const last = this.#items.pop() as Item;
    if (last === item) return;
    const place = this.#places[item.index] as number;
    this.#items[place] = last;
    this.#places[last.index] = place;
  }

  /** In the order of their numbers, whatever was drawn before. */
  sorted(): Item[] {
    return this.#items.toSorted((a, b) => a.index - b.index);
  }
}
