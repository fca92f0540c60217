/** Gives the worthiest of its items first, of equals the one that came first. */
export class Heap<Item extends { readonly worth: number }> {
  readonly #items: { readonly item: Item; readonly order: number }[] = [];
  #pushed = 0;

  get size(): number {
    return this.#items.length;
  }

  push(item: Item): void {
    const items = this.#items;
    const entry = { item, order: this.#pushed++ };
    let at = items.length;
    items.push(entry);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const above = items[up] as typeof entry;
      if (!before(entry, above)) break;
      items[at] = above;
      at = up;
    }
    items[at] = entry;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!top || !last || items.length === 0) return top?.item;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      const left = items[down];
      if (!left) break;
      const right = items[down + 1];
      if (right && before(right, left)) down++;
      const below = items[down] as typeof last;
      if (!before(below, last)) break;
      items[at] = below;
      at = down;
    }
    items[at] = last;
    return top.item;
  }
}

interface Entry {
  readonly item: { readonly worth: number };
  readonly order: number;
}

function before(one: Entry, other: Entry): boolean {
  return one.item.worth > other.item.worth || (one.item.worth === other.item.worth && one.order < other.order);
}
