import type { Random } from './random.ts';

/**
 * A deck without a hidden order: an item is chosen only when it is drawn.
 * Every item carries an index; the indexes of all items run from 0 without gaps, so any item can be removed in O(1).
 */
export class Bag<Item extends { readonly index: number }> {
  readonly #items: Item[];
  /** By item index: the item's position in `#items`. Meaningless for an item that is not in the bag. */
  readonly #places: number[];

  private constructor(items: Item[], places: number[]) {
    this.#items = items;
    this.#places = places;
  }

  static of<Item extends { readonly index: number }>(items: readonly Item[]): Bag<Item> {
    const places: number[] = [];
    const maxIndex = items.reduce((max, { index }) => Math.max(max, index), -1);
    for (let index = 0; index <= maxIndex; index++) places.push(0);
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

  /** The item must be in the bag. */
  take(item: Item): void {
    const last = this.#items.pop() as Item;
    if (last === item) return;
    const place = this.#places[item.index] as number;
    this.#items[place] = last;
    this.#places[last.index] = place;
  }

  /** Ordered by index, so the result does not depend on earlier draws. */
  sorted(): Item[] {
    return this.#items.toSorted((a, b) => a.index - b.index);
  }
}
